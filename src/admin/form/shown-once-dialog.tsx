import { type ReactNode, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { StartInField } from './start-in-field.tsx';

type ShownOnceProps = {
  title: string;
  /** The warning before closing, which asks whether the content has been kept. */
  warning: string;
  button: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog whose content the shop does not show again, such as a new key. Only its button closes it: a click next to it, Escape and the
 * cross show a warning, because an accidental one would lose the content.
 */
export function ShownOnceDialog({ title, warning, button, onClose, children }: ShownOnceProps) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      onClose={() => setWarned(true)}
      title={title}
      size="sm"
      footer={<Button onClick={onClose}>{button}</Button>}
    >
      <StartInField />
      <div className="flex flex-col gap-4">
        {children}
        <p role="alert" className="text-alert empty:hidden">
          {isWarned && warning}
        </p>
      </div>
    </Dialog>
  );
}
