import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { API_KEYS } from '#admin/api-keys/use-api-keys.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

const OWN_KEYS = ['own api keys'];

/** The API keys that the person made and that still work, each with a button to revoke it. Renders nothing without keys. */
export function KeysPart() {
  const client = useQueryClient();
  const { data: keys = [] } = useQuery({
    queryKey: OWN_KEYS,
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/me/api-keys', { signal })).api_keys,
  });
  const revoke = useMutation<unknown, ApiError, { id: string; name: string }>({
    mutationFn: ({ id }) => callAdmin('DELETE /admin/me/api-keys/{id}', { params: { id } }),
    onSuccess: (_, { name }) => notify(`${name} is revoked`),
    onError: notifyFailure,
    onSettled: () =>
      Promise.all([OWN_KEYS, API_KEYS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  if (keys.length === 0) return null;
  return (
    <Part title="API keys that you made">
      <p className="mb-2">
        These programs act in your name. They keep working even if you change your password or sign out
        elsewhere.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {keys.map(({ id, name, created_at, last_used_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block wrap-break-word">{name}</span>
              <span className="block text-sm text-quiet">
                Made {formatMoment(created_at)},{' '}
                {last_used_at ? `last used ${formatMoment(last_used_at)}` : 'not used yet'}
              </span>
            </span>
            <Button variant="quiet" aria-label={`Revoke ${name}`} onClick={() => revoke.mutate({ id, name })}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
