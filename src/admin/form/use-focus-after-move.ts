import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the button that moved its row: the browser takes it from elements that change their place. */
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
