import { type FormEvent, useEffect, useState } from 'react';
import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_WORDS, countDown } from '#domain/otp.ts';
import { formatPhone, toE164 } from '#domain/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { OtpInput } from '#web/ui/otp-input.tsx';
import type { Mobile } from './sign-in-calls.ts';

type OtpStepProps = {
  mobile: Mobile;
  /** Milliseconds since 1970 when the code was sent. */
  sentAtMs: number;
  action: string;
  onVerify: (code: string) => Promise<void>;
  onChangeNumber: () => void;
  onResend: () => void;
};

/** The code from the message: six digits, five minutes. */
export function OtpStep({ mobile, sentAtMs, action, onVerify, onChangeNumber, onResend }: OtpStepProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const secondsLeft = useSecondsLeft(sentAtMs);

  const verify = async (complete: string) => {
    if (isBusy) return;
    if (complete.length !== OTP_DIGITS) return setError(OTP_WORDS.code);
    setBusy(true);
    try {
      await onVerify(complete);
    } catch (failure) {
      setError((failure as Error).message);
      setCode('');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-quiet">
        We sent a 6-digit code to{' '}
        <strong className="text-ink figures">{formatPhone(toE164(mobile.number, mobile.countryCode))}</strong>
        .
      </p>
      <OtpInput
        label="One-time code"
        value={code}
        error={error}
        onValueChange={(value) => {
          setCode(value);
          if (value) setError(undefined);
        }}
        onComplete={(complete) => void verify(complete)}
      />
      <p role="timer" className="text-sm text-quiet figures">
        {countDown(secondsLeft)}
      </p>
      <Button type="submit" size="lg" wide busy={isBusy} disabled={code.length !== OTP_DIGITS}>
        {action}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onChangeNumber}>
          Change mobile number
        </Button>
        {secondsLeft <= 0 && (
          <Button variant="quiet" onClick={onResend}>
            Resend OTP
          </Button>
        )}
      </div>
    </form>
  );
}

function useSecondsLeft(sentAtMs: number): number {
  const [now, setNow] = useState(sentAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, OTP_LIFE_SECONDS - Math.floor((now - sentAtMs) / 1000));
}
