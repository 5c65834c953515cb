import { CopyButton } from '#admin/copy-button.tsx';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

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
  return (
    <Dialog open onClose={onClose} title={title} size="sm" footer={<Button onClick={onClose}>Done</Button>}>
      <StartInField />
      <div className="flex flex-col gap-4">
        <p>
          Pass this link on, only to this person. It works once, until {formatMoment(link_expires_at)}, and
          lets them choose their password.
        </p>
        <TextInput label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
        <CopyButton
          label="Copy link"
          text={link}
          done="Link copied"
          failed="Not copied. Select the link and copy it by hand."
        />
      </div>
    </Dialog>
  );
}
