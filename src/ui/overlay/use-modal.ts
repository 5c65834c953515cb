import type { MouseEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** Opens and closes a `<dialog>` with `open`; a press on the backdrop calls `onClose`. Spread the result on the dialog. */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // A dialog that is removed while open returns the focus only if it is closed before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return { ref, onClose, onClick: (event) => event.target === event.currentTarget && onClose() };
}
