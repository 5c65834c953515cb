import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Returns the focus to the button that moved its row, because the browser takes it from elements that change position. */
export function useFocusAfterMove(order: string): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = undefined;
  }, [order]);
  return ({ currentTarget }) => {
    pressed.current = currentTarget;
  };
}
