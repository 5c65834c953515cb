import { type ReactNode, useEffect, useRef } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type ConfirmProps = {
  title: string;
  /** The effect, with counts and rupees. */
  effect: ReactNode;
  /** The label of the button that confirms. */
  button: string;
  /** Marks an action that cannot be undone. */
  isDangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an action that is not easily undone; the focus is on Cancel. */
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
