import { Copy } from 'lucide-react';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** Shows new recovery codes, which the shop does not show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('Codes copied');
    } catch {
      notify('Not copied. Write the codes down.', { tone: 'error' });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your recovery codes"
      size="sm"
      footer={<Button onClick={onClose}>I have kept them</Button>}
    >
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
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          Copy codes
        </Button>
      </div>
    </Dialog>
  );
}
