import { useEffect, useRef } from 'react';
import { useAreKeysOn } from '#admin/shell/keys.ts';
import type { List } from './use-list.ts';
import { listRowLinks, toRowId } from './use-return-to-row.ts';

const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog[open] *';

/** The keys of a list: `/` search, `j` and `k` rows, `x` select, Escape clears, and those of its bulk actions. Off while something is typed. */
export function useListKeys<Row>(list: List<Row>): void {
  const areOn = useAreKeysOn();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    if (!areOn) return;
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.activeElement?.matches(writing) || document.querySelector('dialog[open]')) return;
      if (act(latest.current, event)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
}

/** Handles a key and returns whether it had a function. */
function act<Row>({ list, rows, selection }: List<Row>, { key }: KeyboardEvent): boolean {
  if (key === '/') return focus(document.querySelector<HTMLElement>('[data-list-search]'));
  if (key === 'j') return step(1);
  if (key === 'k') return step(-1);
  if (key === 'Escape' && selection.selected.size > 0) {
    selection.replace(new Map());
    return true;
  }
  if (key === 'x') {
    const id = toRowId(document.activeElement);
    const row = rows.find((each) => list.idOf(each) === id);
    if (!row || !id || !list.actions) return false;
    selection.select([row], !selection.selected.has(id));
    return true;
  }
  const action = list.actions?.find((each) => each.key === key);
  const button = action && document.querySelector<HTMLElement>(`[data-bulk="${action.id}"]`);
  button?.click();
  return button !== undefined && button !== null;
}

function step(by: number): boolean {
  const links = listRowLinks();
  const id = toRowId(document.activeElement);
  const at = links.findIndex((link) => toRowId(link) === id);
  return focus(links[at === -1 ? (by > 0 ? 0 : links.length - 1) : at + by] ?? null);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}
