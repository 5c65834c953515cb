import { useState } from 'react';
import { CopyButton } from '#admin/copy-button.tsx';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Shows new recovery codes once. A press beside them, Escape and the cross warn before they close it: a stray one would lose the codes. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      onClose={() => (isWarned ? onClose() : setWarned(true))}
      title="Your recovery codes"
      size="sm"
      footer={<Button onClick={onClose}>I have kept them</Button>}
    >
      <StartInField />
      <div className="flex flex-col gap-4">
        <p>
          Write these down, or print them, and keep them away from your phone. Each lets you in once when the
          phone is lost. They are not shown again.
        </p>
        <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 text-lg figures">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton
          label="Copy codes"
          text={codes.join('\n')}
          done="Codes copied"
          failed="Not copied. Write the codes down."
        />
        <p role="alert" className="text-alert empty:hidden">
          {isWarned && 'Have you kept the codes? They are lost once this window closes.'}
        </p>
      </div>
    </Dialog>
  );
}
