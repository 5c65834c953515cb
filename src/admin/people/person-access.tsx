import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { notifyFailure } from '#admin/notify-failure.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PersonStatus } from './person-words.tsx';
import { type Person, useChangePerson } from './use-person.ts';

/** Shows whether a person can sign in, with buttons for a new link, ending their sessions and ending their access. */
export function PersonAccess({ person }: { person: Person }) {
  const { id, name, status, version, last_seen_at, invited_until } = person;
  const [isAsking, setAsking] = useState(false);
  const asks = useRef<HTMLButtonElement>(null);
  const change = useChangePerson(id);
  const renew = useMutation<Answer<'POST /admin/staff/{id}/link'>, ApiError>({
    mutationFn: () => callAdmin('POST /admin/staff/{id}/link', { params: { id } }),
    onError: notifyFailure,
  });
  const endSessions = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/staff/{id}/sessions', { params: { id } }),
    onSuccess: () => notify(`${name} is signed out everywhere`),
    onError: notifyFailure,
  });
  // The button lost the focus while the link was being made.
  const closeLink = () => {
    renew.reset();
    asks.current?.focus();
  };
  const setActive = (active: boolean, done: string) =>
    change.mutate(
      { version, active },
      { onSuccess: () => notify(done), onError: notifyFailure, onSettled: () => setAsking(false) },
    );
  return (
    <Part title="Access" aside={<PersonStatus status={status} />}>
      <p className="mb-4 text-sm text-quiet">
        {status === 'invited' && invited_until && `The link is valid until ${formatMoment(invited_until)}.`}
        {status !== 'invited' &&
          (last_seen_at ? `Last seen ${formatMoment(last_seen_at)}.` : 'Not seen yet.')}
      </p>
      <div className="flex flex-col items-start gap-3">
        {status === 'left' ? (
          <Button busy={change.isPending} onClick={() => setActive(true, `${name} can sign in again`)}>
            Give access again
          </Button>
        ) : (
          <>
            <Button ref={asks} variant="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
              {status === 'invited' ? 'New invitation link' : 'Link for a new password'}
            </Button>
            {status === 'active' && (
              <Button variant="secondary" busy={endSessions.isPending} onClick={() => endSessions.mutate()}>
                Sign out everywhere
              </Button>
            )}
            <Button variant="danger" onClick={() => setAsking(true)}>
              End access
            </Button>
          </>
        )}
      </div>
      {renew.data && <LinkDialog title={`Link for ${name}`} made={renew.data} onClose={closeLink} />}
      {isAsking && (
        <ConfirmDialog
          title={`End the access of ${name}?`}
          effect="They are signed out everywhere. Their API keys and open links stop working at once. What they did stays in the audit."
          button="End access"
          isDangerous
          busy={change.isPending}
          onConfirm={() => setActive(false, `${name} can no longer sign in`)}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}
