import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { makePasskey } from './make-passkey.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import type { Factor } from './use-factors.ts';

export type FactorChange =
  | { name: 'app' | 'passkey' | 'codes' }
  | { name: 'remove'; factor: Factor; isLast: boolean };

type StepProps = {
  /** Says in `words` that the change was made, and shows the recovery codes that came with it. */
  finish: (codes: string[], words: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password and makes one change of the second factors. */
export function FactorDialog({ change, ...rest }: StepProps & { change: FactorChange }) {
  switch (change.name) {
    case 'app':
      return <AddApp {...rest} />;
    case 'passkey':
      return <AddPasskey {...rest} />;
    case 'codes':
      return <RenewCodes {...rest} />;
    case 'remove':
      return <RemoveFactor {...rest} factor={change.factor} isLast={change.isLast} />;
  }
}

function AddApp({ finish, onClose }: StepProps) {
  const [begun, setBegun] = useState<Answer<'POST /admin/me/second-factors/totp'>>();
  if (begun)
    return (
      <TotpDialog
        begun={begun}
        onAdded={(codes) => void finish(codes, 'Authenticator app added')}
        onClose={onClose}
      />
    );
  async function begin(password: string) {
    setBegun(await callAdmin('POST /admin/me/second-factors/totp', { body: { password } }));
  }
  return (
    <PasswordDialog title="Add an authenticator app" button="Next" onClose={onClose} run={begin}>
      An app on your phone shows a new code every 30 seconds. You type it after your password.
    </PasswordDialog>
  );
}

function AddPasskey({ finish, onClose }: StepProps) {
  async function add(password: string) {
    try {
      await finish(await makePasskey(password), 'Passkey added');
    } catch (error) {
      // Any other error comes from the browser: the person or the device cancelled.
      if (error instanceof ApiError) throw error;
      onClose();
      notify('No passkey was added. Your device did not finish.', { tone: 'error' });
    }
  }
  return (
    <PasswordDialog title="Add a passkey" button="Next" onClose={onClose} run={add}>
      You can then sign in with this device’s fingerprint, face or PIN. No password or code is needed.
    </PasswordDialog>
  );
}

function RenewCodes({ finish, onClose }: StepProps) {
  async function renew(password: string) {
    const answer = await callAdmin('POST /admin/me/recovery-codes', { body: { password } });
    await finish(answer.recovery_codes, 'New recovery codes are ready');
  }
  return (
    <PasswordDialog title="New recovery codes?" button="Make new codes" onClose={onClose} run={renew}>
      You get ten new codes. The old ones stop working.
    </PasswordDialog>
  );
}

type RemoveFactorProps = StepProps & { factor: Factor; isLast: boolean };

function RemoveFactor({ factor: { id, name }, isLast, finish, onClose }: RemoveFactorProps) {
  async function remove(password: string) {
    await callAdmin('POST /admin/me/second-factors/{id}/removal', { params: { id }, body: { password } });
    await finish([], 'Removed');
  }
  return (
    <PasswordDialog title={`Remove “${name}”?`} button="Remove" isDangerous onClose={onClose} run={remove}>
      {isLast
        ? 'After this you sign in with only your password, and your recovery codes stop working.'
        : 'It no longer signs you in.'}
    </PasswordDialog>
  );
}
