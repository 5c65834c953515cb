import { Copy } from 'lucide-react';
import { formatMoment } from '#admin/words/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type MadeLink = { link: string; link_expires_at: string };

/** Shows a one-time link, which the shop does not show again. */
export function LinkDialog({
  title,
  made: { link, link_expires_at },
  onClose,
}: {
  title: string;
  made: MadeLink;
  onClose: () => void;
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      notify('Link copied');
    } catch {
      notify('Not copied. Select the link and copy it by hand.', { tone: 'error' });
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} size="sm" footer={<Button onClick={onClose}>Done</Button>}>
      <div className="flex flex-col gap-4">
        <p>
          Pass this link on, only to this person. It works once, until {formatMoment(link_expires_at)}, and
          lets them choose their password.
        </p>
        <TextInput label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          Copy link
        </Button>
      </div>
    </Dialog>
  );
}
