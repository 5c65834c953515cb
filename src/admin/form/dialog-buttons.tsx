import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';

type DialogButtonsProps = ComponentProps<typeof Button> & {
  onCancel: () => void;
  /** For a dialog that puts the focus on Cancel. */
  cancel?: Ref<HTMLButtonElement>;
  /** The words on Cancel, where that could mean what the dialog does. */
  dismiss?: string | undefined;
};

const typedInto = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea';

/** The foot of a dialog: Cancel, and the button with the given properties. A dialog that begins with a field to type into opens with the focus in it. */
export function DialogButtons({ onCancel, cancel, dismiss = 'Cancel', ...button }: DialogButtonsProps) {
  const foot = useRef<HTMLSpanElement>(null);
  // The browser moves the focus when the dialog opens, which is after this.
  useLayoutEffect(() => {
    const first = foot.current?.closest('dialog')?.querySelector('input, select, textarea');
    if (first?.matches(typedInto)) first.setAttribute('autofocus', '');
  }, []);
  return (
    <>
      <span ref={foot} hidden />
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        {dismiss}
      </Button>
      <Button {...button} />
    </>
  );
}
