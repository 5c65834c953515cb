import { useLayoutEffect } from 'react';
import { createBurstReader } from './read-burst.ts';
import { emitScan } from './scans.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Listens to a scanner that types its codes into the focused element. A scanned code presses no button, and a focused field gets its
 * previous text back.
 */
export function useKeyboardScanner(): void {
  // The listener is there before the screen is painted: a packer who reads "Scanner ready" may scan in the same moment.
  useLayoutEffect(() => {
    const burst = createBurstReader();
    let before: { field: Field; value: string } | undefined;
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = event.target instanceof Element && isField(event.target) ? event.target : undefined;
      const value = field?.value ?? '';
      const code = burst.read({ key: event.key, atMs: event.timeStamp });
      if (burst.isFirst()) before = field && { field, value };
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (before) restore(before.field, before.value);
      emitScan(code);
    }
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Sets the value as typing would, so that React learns of it. */
function restore(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
