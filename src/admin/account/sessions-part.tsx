import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { nameDevice } from './name-device.ts';

const SESSIONS = ['own sessions'];

/** Where the person is signed in, with buttons to end one session or all others. */
export function SessionsPart() {
  const client = useQueryClient();
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/me/sessions', { signal })).sessions,
  });
  const end = useMutation<unknown, ApiError, string | undefined>({
    mutationFn: (id) =>
      id
        ? callAdmin('DELETE /admin/me/sessions/{id}', { params: { id } })
        : callAdmin('DELETE /admin/me/sessions'),
    onSuccess: () => notify('Signed out there'),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
  return (
    <Part title="Where you are signed in">
      {!sessions && error && <CannotReach error={error} retry={() => void refetch()} />}
      <ul className="flex flex-col divide-y divide-line">
        {sessions?.map(({ id, device, started_at, last_used_at, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block wrap-break-word">
                {nameDevice(device)}
                {current && ' (this device)'}
              </span>
              <span className="block text-sm text-quiet">
                Since {formatMoment(started_at)}, last used {formatMoment(last_used_at)}
              </span>
            </span>
            {!current && (
              <Button
                variant="quiet"
                aria-label={`Sign out ${nameDevice(device)}, since ${formatMoment(started_at)}`}
                onClick={() => end.mutate(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          Sign out everywhere else
        </Button>
      )}
    </Part>
  );
}
