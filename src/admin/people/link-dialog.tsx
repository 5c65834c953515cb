import { CopyButton } from '#admin/copy-button.tsx';
import { ShownOnceDialog } from '#admin/form/shown-once-dialog.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
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
    <ShownOnceDialog
      title={title}
      warning="Have you copied the link? You cannot see it again once this window closes."
      button="Done"
      onClose={onClose}
    >
      <p>
        Share this link only with this person. It works once, until {formatMoment(link_expires_at)}, and lets
        them choose their password.
      </p>
      <TextInput label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <CopyButton
        label="Copy link"
        text={link}
        done="Link copied"
        failed="Not copied. Select the link and copy it by hand."
      />
    </ShownOnceDialog>
  );
}
