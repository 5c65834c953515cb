import type { MouseEvent } from 'react';

/**
 * For the button that sends a form: pressing it does not take the focus from the field first. Otherwise the field's message appears
 * between press and release, moves the button away, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
