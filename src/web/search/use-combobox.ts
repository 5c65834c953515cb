import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

/**
 * A box with a list under it from which one may be taken: the arrows walk the list while the caret stays in the box, Enter takes,
 * Escape shuts the list and only then empties the box. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
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
    // One place more than there are options: there the caret is in the box alone.
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
    isWanted,
    isOpen,
    active: chosen,
    optionId,
    close,
    /** Whenever something is typed or the box is pressed. */
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
    list: { id, role: 'listbox' },
  };
}

function findOption(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}
