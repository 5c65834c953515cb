import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { StartInField } from './start-in-field.tsx';

type DialogButtonsProps = ComponentProps<typeof Button> & {
  onCancel: () => void;
  /** For a dialog that puts the focus on Cancel. */
  cancelRef?: Ref<HTMLButtonElement>;
  /** The label of Cancel, where "Cancel" could be mistaken for the dialog's action. */
  cancelLabel?: string | undefined;
};

/**
 * The footer of a dialog: Cancel, and the button with the given properties. The dialog opens with the focus in its first field, if it has
 * one. Enter in a text field presses the button, even where the dialog is inside the form of a screen, which Enter would otherwise save.
 */
export function DialogButtons({
  onCancel,
  cancelRef,
  cancelLabel = 'Cancel',
  ...button
}: DialogButtonsProps) {
  const foot = useRef<HTMLSpanElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const dialog = foot.current?.closest('dialog');
    const press = (event: KeyboardEvent) => {
      if (!isEnterOfDialog(event)) return;
      event.preventDefault();
      action.current?.click();
    };
    dialog?.addEventListener('keydown', press);
    return () => dialog?.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <span ref={foot} hidden />
      <StartInField />
      <Button ref={cancelRef} variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...button} ref={action} />
    </>
  );
}

/** Returns whether a key press is Enter in a dialog's text field that belongs to no form inside the dialog. */
function isEnterOfDialog({ key, isComposing, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.type === 'file')
    return false;
  return !target.form || !(currentTarget as Node).contains(target.form);
}
