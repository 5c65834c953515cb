import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { StartInField } from './start-in-field.tsx';

type DialogButtonsProps = ComponentProps<typeof Button> & {
  onCancel: () => void;
  /** For a dialog that puts the focus on Cancel. */
  cancelRef?: Ref<HTMLButtonElement>;
  /** The words on Cancel, where that could mean what the dialog does. */
  cancelLabel?: string | undefined;
};

/**
 * The foot of a dialog: Cancel, and the button with the given properties. The dialog opens with the focus in its first field, if it has
 * one, and Enter in a line does what the button does, also where the dialog lies in the form of a screen, which Enter would save.
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

/** Returns whether a key is Enter in a line of a dialog, which no form in the dialog takes. */
function isEnterOfDialog({ key, isComposing, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.type === 'file')
    return false;
  return !target.form || !(currentTarget as Node).contains(target.form);
}
