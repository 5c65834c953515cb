import { useState } from 'react';
import { formatMoment } from '#admin/format/format-time.ts';
import { readFieldTime } from '#admin/format/field-time.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { PageSlug } from './page-words.ts';
import { type PageChange, useChangePage } from './use-page.ts';

type PublishLaterProps = { slug: PageSlug; change: PageChange; onClose: () => void; onDone: () => void };

/** Asks when the typed text goes live, and schedules it for then. */
export function PublishLater({ slug, change, onClose, onDone }: PublishLaterProps) {
  const save = useChangePage(slug);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  function submit() {
    const publishAt = readFieldTime(typed);
    if (!publishAt) return setMistake('Choose a day and a time.');
    save.mutate(
      { ...change, publish_at: publishAt },
      {
        onSuccess: () => {
          notify(`Goes live on ${formatMoment(publishAt)}`);
          onDone();
        },
      },
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish later"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={save.isPending} onClick={submit}>
          Publish then
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          Until then the shop shows the current text. This version replaces any changes you save in between.
        </p>
        <TextInput
          label="Goes live"
          type="datetime-local"
          hint="Indian time."
          value={typed}
          error={mistake}
          onChange={({ target }) => {
            setTyped(target.value);
            setMistake(undefined);
          }}
        />
        <FieldMessage id="publish-failure" error={save.error?.messageOr('Not saved. Your typing is kept.')} />
      </div>
    </Dialog>
  );
}
