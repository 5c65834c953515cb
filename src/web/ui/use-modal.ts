import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

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
  return { ref, onClose, onClick: (event) => event.target === event.currentTarget && onClose() };
}
