import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type OrderDialogProps = {
  title: ReactNode;
  /** The label of the button that confirms. */
  button: string;
  /** The label of the button that closes the dialog without a change. */
  cancelLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  isBusy: boolean;
  /** Locks the button, for example until a piece is chosen. */
  isOff?: boolean;
  error: ApiError | null;
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The frame of every dialog that changes an order: its form, Cancel, the confirm button, and the reason for a refusal. The focus is on the
 * first field, else on Cancel.
 */
export function OrderDialog(props: OrderDialogProps) {
  const { title, button, cancelLabel, isDangerous, isBusy, isOff, error, form, onSubmit, onClose, children } =
    props;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    (first ?? cancel.current)?.focus();
  }, [form]);
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
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
          cancelLabel={cancelLabel}
          type="submit"
          form="action-form"
          variant={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={isOff}
        >
          {button}
        </DialogButtons>
      }
    >
      <form id="action-form" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <p ref={refusal} role="alert" className="text-alert empty:hidden">
          {error?.messageOr('Not done: no answer from the shop. Try again.')}
        </p>
      </form>
    </Dialog>
  );
}
