import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field while the submit button of its form is pressed. Otherwise the field's message appears between press and
 * release, moves the button away, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
