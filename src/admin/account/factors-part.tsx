import { useState } from 'react';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type FactorChange, FactorDialog } from './factor-dialog.tsx';
import { FactorLine } from './factor-line.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useFactors, useReloadFactors } from './use-factors.ts';

/** The second factors of the person: what they have, adding an app or a passkey, new recovery codes, and removal. */
export function FactorsPart() {
  const { data, error, refetch } = useFactors();
  const reload = useReloadFactors();
  const [change, setChange] = useState<FactorChange>();
  const [codes, setCodes] = useState<readonly string[]>();
  // Another dialog may have been opened while the shop was answering this one.
  const close = () => setChange((latest) => (latest === change ? undefined : latest));
  async function finish(newCodes: readonly string[], words: string): Promise<void> {
    await reload();
    notify(words);
    close();
    if (newCodes.length > 0) setCodes(newCodes);
  }
  const factors = data?.factors ?? [];
  return (
    <Part title="Two-step sign-in">
      {!data && error && <CannotReach error={error} retry={() => void refetch()} />}
      {data && factors.length === 0 && (
        <p className="mb-3">
          You sign in with only a password. Add a second step, so that a stolen password is not enough.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {factors.map((factor) => (
          <FactorLine
            key={factor.id}
            factor={factor}
            onRemove={() => setChange({ name: 'remove', factor, isLast: factors.length === 1 })}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChange({ name: 'app' })}>
          Add an authenticator app
        </Button>
        <Button variant="secondary" onClick={() => setChange({ name: 'passkey' })}>
          Add a passkey
        </Button>
      </div>
      {data && factors.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>Recovery codes left: {data.recovery_codes_left}</span>
          <Button variant="quiet" onClick={() => setChange({ name: 'codes' })}>
            New recovery codes
          </Button>
        </p>
      )}
      {change && <FactorDialog {...{ change, finish }} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Part>
  );
}
