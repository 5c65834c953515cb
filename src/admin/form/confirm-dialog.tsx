import { type ReactNode, useEffect, useRef } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type ConfirmProps = {
  title: string;
  /** The effect, with counts and rupees. */
  effect: ReactNode;
  /** The words on the button that does it. */
  button: string;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that is not easily undone; the focus is on Cancel. */
export function ConfirmDialog({
  title,
  effect,
  button,
  isDangerous,
  busy,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelRef={cancel}
          variant={isDangerous ? 'danger' : 'primary'}
          busy={busy}
          onClick={onConfirm}
        >
          {button}
        </DialogButtons>
      }
    >
      {effect}
    </Dialog>
  );
}
