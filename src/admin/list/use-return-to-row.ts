import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';

/** Returns the focus to the row that was opened when the person comes back to the list. Returns the handler that notes the opened row. */
export function useReturnToRow(name: string, hasRows: boolean): (event: MouseEvent) => void {
  const key = `opened ${name}`;
  const isReturn = useNavigationType() === 'POP';
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    const opened = readStored(sessionStorage, key, z.string());
    if (isReturn && opened)
      listRowLinks()
        .find((link) => toRowId(link) === opened)
        ?.focus({ preventScroll: true });
  }, [hasRows, isReturn, key]);
  return ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-row] a');
    if (link) writeStored(sessionStorage, key, toRowId(link));
  };
}

/** Returns the links of the rows that are in view, as table or as cards. */
export function listRowLinks(): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>('[data-row] [data-row-link]');
  return [...links].filter((link) => link.offsetParent !== null);
}

/** Returns the id of the row that an element belongs to. */
export function toRowId(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-row]')?.dataset.row;
}
