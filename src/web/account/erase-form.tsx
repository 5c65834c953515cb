import { type FormEvent, useState } from 'react';
import { OTP_DIGITS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import type { ErasureAnswer } from '#contract/customer/erasure.ts';
import { callApi } from '#web/api-client.ts';
import { useLeave } from '#web/shell/user-menu.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { OtpInput } from '#ui/form/otp-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { toFailureWords } from '#web/sign-in/failure-words.ts';
import * as words from './words.ts';

type EraseFormProps = { erasure: ErasureAnswer; onClose: () => void };

/** Confirms the erasure with a code that was just sent, or with the password. */
export function EraseForm({ erasure: { confirm_by, sent_to }, onClose }: EraseFormProps) {
  const [proof, setProof] = useState('');
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState<'send' | 'erase'>();
  const [error, setError] = useState<string>();
  const leave = useLeave();
  const byCode = confirm_by === 'code';
  const trying = async (what: 'send' | 'erase', work: () => Promise<void>) => {
    setBusy(what);
    setError(undefined);
    await work().catch((failure: unknown) => setError(toFailureWords(failure)));
    setBusy(undefined);
  };
  const send = () =>
    trying('send', async () => {
      await callApi('POST /profile/erasure/code', { body: {} });
      setProof('');
      setSent(true);
      notify(OTP_WORDS.sent);
    });
  const erase = (event: FormEvent) => {
    event.preventDefault();
    void trying('erase', async () => {
      await callApi('POST /profile/erasure', { body: byCode ? { otp: proof } : { password: proof } });
      await leave(words.deleted);
    });
  };
  if (byCode && !isSent) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-quiet">{words.proveByCode(sent_to)}</p>
        <Problem>{error}</Problem>
        <Button variant="danger" wide busy={busy === 'send'} onClick={() => void send()}>
          {words.sendCode}
        </Button>
        <Button variant="secondary" wide onClick={onClose}>
          {words.keepAccount}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={erase} className="flex flex-col gap-4">
      {byCode ? (
        <OtpInput
          label={words.codeFor(sent_to)}
          digitLabel={words.digitOf}
          value={proof}
          error={error}
          onValueChange={setProof}
        />
      ) : (
        <TextInput
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
          value={proof}
          error={error}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
      <Button
        type="submit"
        variant="danger"
        wide
        busy={busy === 'erase'}
        disabled={byCode ? proof.length !== OTP_DIGITS : proof === ''}
      >
        {words.deletePermanently}
      </Button>
      {byCode && (
        <Button variant="quiet" busy={busy === 'send'} onClick={() => void send()}>
          {words.sendAnotherCode}
        </Button>
      )}
      <Button variant="secondary" wide onClick={onClose}>
        {words.keepAccount}
      </Button>
    </form>
  );
}

function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-alert empty:hidden">
      {children}
    </p>
  );
}
