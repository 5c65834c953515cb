import { KeyRound, Smartphone } from 'lucide-react';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import type { Factor } from './use-factors.ts';

type FactorLineProps = { factor: Factor; onRemove: () => void };

/** A second factor: its kind, its name, when it was used, and its removal. */
export function FactorLine({ factor: { kind, name, created_at, last_used_at }, onRemove }: FactorLineProps) {
  const Icon = kind === 'passkey' ? KeyRound : Smartphone;
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <Icon aria-hidden="true" size={20} />
      <span className="min-w-0 flex-1">
        <span className="block wrap-break-word">{name}</span>
        <span className="block text-sm text-quiet">
          {kind === 'passkey' ? 'Passkey' : 'Authenticator app'},{' '}
          {last_used_at ? `used ${formatMoment(last_used_at)}` : `added ${formatMoment(created_at)}`}
        </span>
      </span>
      <Button variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
