import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { makePasskey } from './make-passkey.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { type Factor, useFactors, useReloadFactors } from './use-factors.ts';

type Step =
  | { name: 'app' | 'passkey' | 'codes' }
  | { name: 'scan'; begun: Answer<'POST /admin/me/second-factors/totp'> }
  | { name: 'remove'; factor: Factor }
  | { name: 'show'; codes: string[] };

/** The second factors of the person: what they have, adding an app or a passkey, new recovery codes, and removal. */
export function FactorsPart() {
  const { data } = useFactors();
  const reload = useReloadFactors();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  async function finish(codes: string[], words: string) {
    await reload();
    notify(words);
    setStep(codes.length > 0 ? { name: 'show', codes } : undefined);
  }
  async function addPasskey(password: string) {
    try {
      await finish(await makePasskey(password), 'Passkey added');
    } catch (error) {
      // Anything else is the browser's: the person or the device broke off.
      if (error instanceof ApiError) throw error;
      close();
      notify('No passkey was made. Your device broke off.', { tone: 'error' });
    }
  }
  const factors = data?.factors ?? [];
  return (
    <Part title="Second step of the sign-in">
      {data && factors.length === 0 && (
        <p className="mb-3">
          Your password alone lets you in. Add a second step: then a stolen password is not enough.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {factors.map((factor) => (
          <FactorLine key={factor.id} factor={factor} onRemove={() => setStep({ name: 'remove', factor })} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setStep({ name: 'app' })}>
          Add an authenticator app
        </Button>
        <Button variant="secondary" onClick={() => setStep({ name: 'passkey' })}>
          Add a passkey
        </Button>
      </div>
      {data && factors.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>Recovery codes left: {data.recovery_codes_left}</span>
          <Button variant="quiet" onClick={() => setStep({ name: 'codes' })}>
            New recovery codes
          </Button>
        </p>
      )}
      {step?.name === 'app' && (
        <PasswordDialog
          title="Add an authenticator app"
          button="Next"
          onClose={close}
          run={async (password) => {
            const begun = await callAdmin('POST /admin/me/second-factors/totp', { body: { password } });
            setStep({ name: 'scan', begun });
          }}
        >
          An app on your phone shows a new code every 30 seconds. You type it after your password.
        </PasswordDialog>
      )}
      {step?.name === 'scan' && (
        <TotpDialog
          begun={step.begun}
          onAdded={(codes) => void finish(codes, 'Authenticator app added')}
          onClose={close}
        />
      )}
      {step?.name === 'passkey' && (
        <PasswordDialog title="Add a passkey" button="Next" onClose={close} run={addPasskey}>
          This device then signs you in by its fingerprint, face or PIN, without password and code.
        </PasswordDialog>
      )}
      {step?.name === 'codes' && (
        <PasswordDialog
          title="New recovery codes?"
          button="Make new codes"
          onClose={close}
          run={async (password) => {
            const { recovery_codes } = await callAdmin('POST /admin/me/recovery-codes', {
              body: { password },
            });
            await finish(recovery_codes, 'New recovery codes made');
          }}
        >
          You get ten new codes. The old ones stop working.
        </PasswordDialog>
      )}
      {step?.name === 'remove' && (
        <PasswordDialog
          title={`Remove “${step.factor.name}”?`}
          button="Remove"
          isDangerous
          onClose={close}
          run={async (password) => {
            const params = { id: step.factor.id };
            await callAdmin('POST /admin/me/second-factors/{id}/removal', { params, body: { password } });
            await finish([], 'Removed');
          }}
        >
          {factors.length > 1
            ? 'It no longer signs you in.'
            : 'Your password alone then lets you in, and your recovery codes stop working.'}
        </PasswordDialog>
      )}
      {step?.name === 'show' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </Part>
  );
}

function FactorLine({
  factor: { kind, name, created_at, last_used_at },
  onRemove,
}: {
  factor: Factor;
  onRemove: () => void;
}) {
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
