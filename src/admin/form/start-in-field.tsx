import { useLayoutEffect, useRef } from 'react';

const field = 'input:not([type=radio]), input:checked, select, textarea, [data-start]';

/**
 * Makes the surrounding dialog open with the focus in its first field, on the chosen radio button, or on the element marked with
 * `data-start`, instead of on Close.
 */
export function StartInField() {
  const place = useRef<HTMLSpanElement>(null);
  // The browser moves the focus when the dialog opens, which is after this.
  useLayoutEffect(() => {
    place.current?.closest('dialog')?.querySelector(field)?.setAttribute('autofocus', '');
  }, []);
  return <span ref={place} hidden />;
}
