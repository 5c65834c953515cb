import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

/**
 * A text field with a list of options: the arrow keys move through the list while the caret stays in the field, Enter selects, Escape
 * closes the list and only then empties the field. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(count: number) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const chosen = isOpen && active < count ? active : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const walk = (step: 1 | -1) => {
    setWanted(true);
    // There is one position more than there are options: at that position no option is active.
    const next = ((chosen + 1 + step + count + 1) % (count + 1)) - 1;
    setActive(next);
    if (next >= 0) findOption(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && chosen >= 0) findOption(optionId(chosen))?.click();
    else return;
    event.preventDefault();
  }
  return {
    isOpen,
    close,
    /** Call it when the visitor types or presses the field. */
    open() {
      setWanted(true);
      setActive(-1);
    },
    frame: {
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
      onKeyDown,
    },
    options: { active: chosen, optionId, list: { id, role: 'listbox' } },
  };
}

function findOption(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}
