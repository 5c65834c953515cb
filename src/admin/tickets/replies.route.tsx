import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';
import type { SavedReplyJson } from '#contract/support/saved-reply.ts';
import { RemoveReply } from './remove-reply.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { useSavedReplies } from './use-ticket.ts';

/** The replies that staff save to answer tickets with. */
export function Component() {
  const { data, error, refetch } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReplyJson | 'new'>();
  useTitle('Saved replies');
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="Saved replies" />
      <p className="text-quiet">
        {data.length === 0 && 'No saved replies yet. '}
        You can put a saved reply into your answer to a ticket, and still change it there. {'{name}'} and{' '}
        {'{ticket}'} become the customer’s name and the ticket’s number.
      </p>
      <div>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={18} />
          Add reply
        </Button>
      </div>
      {data.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-card">
          {data.map((reply) => (
            <li key={reply.id} className="p-4">
              <h2 className="font-medium">{reply.title}</h2>
              <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-wrap text-quiet">
                {reply.text}
              </p>
              <div className="mt-2 flex gap-3">
                <Button
                  variant="secondary"
                  aria-label={`Edit ${reply.title}`}
                  onClick={() => setEdited(reply)}
                >
                  Edit
                </Button>
                <RemoveReply reply={reply} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <ReplyDialog reply={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
