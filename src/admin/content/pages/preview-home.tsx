import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { readFieldTime } from '#admin/format/field-time.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type PreviewHomeProps = {
  /** Returns the content of the form; undefined if it has mistakes, which the form then shows. */
  read: () => Promise<Record<string, unknown> | undefined>;
};

/** Opens the home page with the form's content in a new tab: as of now, or as of a later time with other slides. */
export function PreviewHome({ read }: PreviewHomeProps) {
  const [typed, setTyped] = useState('');
  const preview = useMutation<string, ApiError, Record<string, unknown>>({
    mutationFn: async (content) => {
      const body = { content, at: readFieldTime(typed) ?? null };
      return (await callAdmin('POST /admin/content/home/preview', { body })).path;
    },
    onError: (error) => notify(error.messageOr('No preview: no answer from the shop.'), { tone: 'error' }),
  });
  async function open() {
    // A tab that opens only after the response would be blocked as a pop-up.
    const tab = window.open('about:blank', '_blank');
    const content = await read();
    if (!content) notify('Correct what is marked above first.', { tone: 'error' });
    const path = content && (await preview.mutateAsync(content).catch(() => undefined));
    if (!path) tab?.close();
    else if (tab) tab.location.href = path;
    else window.location.assign(path);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TextInput
        label="Preview the page on"
        hint="Indian time. Leave empty for now."
        type="datetime-local"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="secondary" className="min-h-12" busy={preview.isPending} onClick={() => void open()}>
        <Eye aria-hidden="true" size={18} />
        Preview
      </Button>
    </div>
  );
}
