import { CopyButton } from '#admin/copy-button.tsx';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Shows new recovery codes, which the shop does not show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
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
      </div>
    </Dialog>
  );
}
