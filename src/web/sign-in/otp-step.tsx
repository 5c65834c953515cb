import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_MAX_ATTEMPTS, OTP_WORDS, countDown } from '#domain/sign-in/otp.ts';
import { formatPhone, toE164 } from '#domain/customer/phone.ts';
import { ApiError } from '#contract/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { OtpInput } from '#ui/form/otp-input.tsx';
import type { Mobile } from './sign-in-calls.ts';
import * as words from './words.ts';

type OtpStepProps = {
  mobile: Mobile;
  /** The time when the code was sent, in milliseconds since 1970. */
  sentAtMs: number;
  action: string;
  onVerify: (code: string) => Promise<void>;
  onChangeNumber: () => void;
  onResend: () => void;
};

/** Asks for the code from the message: six digits, valid for five minutes, five attempts. */
export function OtpStep({ mobile, sentAtMs, action, onVerify, onChangeNumber, onResend }: OtpStepProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wrongTries = useRef(0);
  const secondsLeft = useSecondsLeft(sentAtMs);
  const isUsedUp = error === OTP_WORDS.usedUp;

  const verify = async (complete: string) => {
    if (isBusy) return;
    if (complete.length !== OTP_DIGITS) return setError(OTP_WORDS.code);
    setBusy(true);
    try {
      await onVerify(complete);
    } catch (failure) {
      if (isCode(failure, 'otp.invalid')) wrongTries.current += 1;
      const isLast = wrongTries.current >= OTP_MAX_ATTEMPTS || isCode(failure, 'otp.used_up');
      setError(isLast ? OTP_WORDS.usedUp : (failure as Error).message);
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
      <p className="text-quiet">{words.codeSentTo(formatPhone(toE164(mobile.number, mobile.countryCode)))}</p>
      <OtpInput
        label={words.code}
        digitLabel={words.digitOf}
        value={code}
        error={error}
        disabled={isUsedUp}
        onValueChange={(value) => {
          setCode(value);
          if (value) setError(undefined);
        }}
        onComplete={(complete) => void verify(complete)}
      />
      {isUsedUp ? (
        <ResendButton onResend={onResend} />
      ) : (
        <>
          <div className="text-sm text-quiet figures">
            {secondsLeft > 0 && <p role="timer">{countDown(secondsLeft)}</p>}
            {/* Screen readers announce only the end of the timer, not the timer itself. */}
            <p role="status">{secondsLeft <= 0 && countDown(secondsLeft)}</p>
          </div>
          <Button type="submit" size="lg" wide busy={isBusy} disabled={code.length !== OTP_DIGITS}>
            {action}
          </Button>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="quiet" onClick={onChangeNumber}>
          {words.changeNumber}
        </Button>
        {secondsLeft <= 0 && !isUsedUp && (
          <Button variant="quiet" onClick={onResend}>
            {words.resendOtp}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The only action left, so it takes the focus from the disabled boxes. */
function ResendButton({ onResend }: Pick<OtpStepProps, 'onResend'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} size="lg" wide onClick={onResend}>
      {words.resendOtp}
    </Button>
  );
}

/** Returns whether the shop refused with this error code, whatever the message. */
function isCode(failure: unknown, code: string): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof ApiError && cause.code === code;
}

function useSecondsLeft(sentAtMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, OTP_LIFE_SECONDS - Math.floor((now - sentAtMs) / 1000));
}
