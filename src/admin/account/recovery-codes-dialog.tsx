import { CopyButton } from '#admin/copy-button.tsx';
import { ShownOnceDialog } from '#admin/form/shown-once-dialog.tsx';

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your recovery codes"
      warning="Have you saved the codes? You cannot see them again once this window closes."
      button="I have saved them"
      onClose={onClose}
    >
      <p>
        Write these down or print them, and keep them away from your phone. If you lose the phone, each code
        lets you in once. They are not shown again.
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
    </ShownOnceDialog>
  );
}
