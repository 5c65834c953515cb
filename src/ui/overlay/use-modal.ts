import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: () => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * Opens and closes a `<dialog>` with `open`; Escape and a press on the backdrop call `onClose`. Spread the result on the dialog.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open, closings]);
  // A dialog that is removed while open returns the focus only if it is closed before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return {
    ref,
    // The browser would close it first and report that only later, so a press on its opener in between would be lost.
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape always closes the dialog, which cannot be prevented; it is opened again if `onClose` leaves it open. A close event
    // that arrives after that is outdated.
    onClose() {
      if (!open || ref.current?.open) return;
      onClose();
      countClosing();
    },
    onPointerDown: ({ target }) => void (pressed.current = target),
    // A drag that selects text in the dialog and ends next to it also counts as a click on the dialog. The second press of a double press on
    // the opener meets the backdrop.
    onClick({ target, currentTarget, detail }) {
      if (target === currentTarget && pressed.current === currentTarget && detail < 2) onClose();
    },
  };
}
