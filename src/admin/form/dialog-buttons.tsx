import type { ComponentProps, Ref } from 'react';
import { Button } from '#ui/form/button.tsx';

type DialogButtonsProps = ComponentProps<typeof Button> & {
  onCancel: () => void;
  /** For a dialog that puts the focus on Cancel. */
  cancel?: Ref<HTMLButtonElement>;
  /** The words on Cancel, where that could mean what the dialog does. */
  dismiss?: string | undefined;
};

/** The foot of a dialog: Cancel, and the button with the given properties. */
export function DialogButtons({ onCancel, cancel, dismiss = 'Cancel', ...button }: DialogButtonsProps) {
  return (
    <>
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        {dismiss}
      </Button>
      <Button {...button} />
    </>
  );
}
