import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { ABILITY_WORDS } from '#admin/people/ability-words.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { API_KEYS, type ApiKey, useApiKeys } from './use-api-keys.ts';

/** The API keys of programs: what each may do and when it was used, with buttons to add and to revoke keys. */
export function Component() {
  const { data: keys, error, refetch } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  useTitle('API keys');
  if (!keys && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!keys) return <ScreenSkeleton />;
  return (
    <div className="px-4 py-4 md:px-6">
      <ScreenHead title="API keys">
        <Button className="ml-auto" onClick={() => setMaking(true)}>
          New key
        </Button>
      </ScreenHead>
      <p className="mt-2 max-w-2xl text-quiet">
        A key lets a program, such as your accounting software, do what you allow, in your name. It stops
        working when your access ends, or when you choose a new password through a link.
      </p>
      <ul className="mt-4 flex max-w-4xl flex-col gap-3">
        {keys.map((key) => (
          <KeyLine key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
        ))}
      </ul>
      {keys.length === 0 && <p className="mt-4">No keys yet.</p>}
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </div>
  );
}

function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, abilities, made_by, created_at, last_used_at } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-card p-4">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium wrap-break-word">{name}</span>
        <span className="block text-sm">{abilities.map((each) => ABILITY_WORDS[each]).join(', ')}</span>
        <span className="block text-sm text-quiet">
          {`Made by ${made_by}, ${formatMoment(created_at)}. `}
          {last_used_at ? `Last used ${formatMoment(last_used_at)}.` : 'Not used yet.'}
        </span>
      </span>
      <Button variant="danger" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/api-keys/{id}', { params: { id } }),
    onSuccess: () => notify(`${name} is revoked`),
    onError: notifyFailure,
    onSettled: () => void client.invalidateQueries({ queryKey: API_KEYS }),
  });
  return (
    <ConfirmDialog
      title={`Revoke “${name}”?`}
      effect="The program that uses it loses access at once. This cannot be undone."
      button="Revoke"
      isDangerous
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
