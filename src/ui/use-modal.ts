import type { MouseEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** Keeps a `<dialog>` as open as `open` says; a press beside it asks to close. Spread the answer on the dialog. */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // One that is taken away while it is open gives the focus back only if it is closed before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return { ref, onClose, onClick: (event) => event.target === event.currentTarget && onClose() };
}
