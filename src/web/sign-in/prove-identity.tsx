import { type FormEvent, useState } from 'react';
import { OTP_DIGITS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { maskPhone } from '#domain/customer/phone.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { OtpInput } from '#ui/form/otp-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { AccountFailure } from '#web/account/account-page.tsx';
import { toFailureWords } from './failure-words.ts';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

type ProveIdentityProps = {
  /** Receives the proof that permits one change of number or e-mail. */
  onProven: (proof: string) => void | Promise<void>;
};

/** Asks for a code sent to the current number, or for the password, before a number or an e-mail is changed. */
export function ProveIdentity({ onProven }: ProveIdentityProps) {
  const { answer, error, again } = useAnswer('GET /profile');
  const [chosen, setChosen] = useState<'code' | 'password'>();
  if (error) return <AccountFailure message={error.message} again={() => void again()} />;
  if (!answer) return <Skeleton className="h-48 w-full" />;
  const { user, verification } = answer;
  const mobile = user.mobile_number;
  const way = chosen ?? (mobile ? 'code' : 'password');
  const other = way === 'code' ? 'password' : 'code';
  const hasOther = mobile !== '' && verification.has_password;
  return (
    <div className="flex flex-col gap-4">
      {way === 'code' ? (
        <ByCode sentTo={maskPhone(mobile)} onProven={onProven} />
      ) : (
        <ByPassword onProven={onProven} />
      )}
      {hasOther && (
        <Button variant="quiet" onClick={() => setChosen(other)}>
          {other === 'password' ? words.passwordInstead : words.codeInstead}
        </Button>
      )}
    </div>
  );
}

function ByCode({ sentTo, onProven }: ProveIdentityProps & { sentTo: string }) {
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { isBusy, error, trying } = useTrying();
  const send = () =>
    trying(async () => {
      await callApi('POST /profile/proof/send-otp', { body: {} });
      setCode('');
      setSent(true);
      notify(OTP_WORDS.sent);
    });
  const prove = (otp: string) =>
    trying(
      async () => onProven(await askProof({ otp })),
      () => setCode(''),
    );
  if (!isSent)
    return (
      <>
        <p className="text-quiet">{words.proveByCode(sentTo)}</p>
        <p role="alert" className="text-alert empty:hidden">
          {error}
        </p>
        <Button size="lg" wide busy={isBusy} onClick={() => void send()}>
          {words.sendCode}
        </Button>
      </>
    );
  return (
    <Form onSubmit={() => prove(code)}>
      <OtpInput
        label={words.codeFor(sentTo)}
        digitLabel={words.digitOf}
        value={code}
        error={error}
        onValueChange={setCode}
        onComplete={(complete) => void prove(complete)}
      />
      <Button type="submit" size="lg" wide busy={isBusy} disabled={code.length !== OTP_DIGITS}>
        {words.confirm}
      </Button>
      <Button variant="quiet" onClick={() => void send()}>
        {words.sendAnotherCode}
      </Button>
    </Form>
  );
}

function ByPassword({ onProven }: ProveIdentityProps) {
  const [password, setPassword] = useState('');
  const { isBusy, error, trying } = useTrying();
  return (
    <Form onSubmit={() => trying(async () => onProven(await askProof({ password })))}>
      <p className="text-quiet">{words.proveByPassword}</p>
      <TextInput
        label={words.yourPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="lg" wide busy={isBusy} disabled={password === ''}>
        {words.confirm}
      </Button>
    </Form>
  );
}

function Form({ onSubmit, children }: { onSubmit: () => Promise<void>; children: React.ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
    </form>
  );
}

async function askProof(body: { otp: string } | { password: string }): Promise<string> {
  return (await callApi('POST /profile/proof', { body })).proof;
}

function useTrying() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const trying = async (work: () => Promise<void>, onFailure?: () => void) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await work().catch((failure: unknown) => {
      setError(toFailureWords(failure));
      onFailure?.();
    });
    setBusy(false);
  };
  return { isBusy, error, trying };
}
