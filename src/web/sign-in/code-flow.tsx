import { useEffect, useRef, useState } from 'react';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { OTP_WORDS } from '#domain/sign-in/otp.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { forgetSentCode, readSentCode, storeSentCode } from '#web/state/sent-code.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { TermsNote } from './terms-note.tsx';
import { type Channel, type Mobile, type OtpFamily, sendCode, verifyCode } from './sign-in-calls.ts';
import * as words from './words.ts';

export type CodeStep = 'mobile' | 'delivery' | 'otp' | 'profile';

type CodeFlowProps = {
  family: OtpFamily;
  /** The labels of the two buttons. */
  labels: { send: string; verify: string };
  /** Called with the current step, for the page's title. */
  onStep?: (step: CodeStep) => void;
  /** Whether a new customer is asked for name and e-mail; a page that asks for them itself needs no such step. */
  asksProfile?: boolean;
  /** Called when the session has started; `isNew` is true for a new customer. */
  onDone: (isNew: boolean) => void;
  onSkip: () => void;
};

/** The sign-in by code: number, channel (WhatsApp or SMS), code, and a profile for a new customer. */
export function CodeFlow({ family, labels, onStep, asksProfile = true, onDone, onSkip }: CodeFlowProps) {
  const { sms, whatsapp } = useOffered();
  const [step, setStep] = useState<CodeStep>('mobile');
  const [mobile, setMobile] = useState<Mobile>({ countryCode: '91', number: '' });
  const [sentAtMs, setSentAtMs] = useState(0);
  const [error, setError] = useState<string>();
  const [isBack, setBack] = useState(false);
  /** The number whose code is awaited; undefined once the visitor changes it. */
  const awaited = useRef<Mobile>(undefined);
  const go = (next: CodeStep) => {
    awaited.current = undefined;
    setError(undefined);
    setBack(next === 'mobile');
    setStep(next);
    onStep?.(next);
  };
  const purpose = family.kind === 'either' ? family.kind : family.purpose;
  // A page that was reloaded while its code was on the way asks for the code, not for the number again.
  useEffect(() => {
    const sent = readSentCode(purpose);
    if (!sent) return;
    setMobile({ countryCode: sent.countryCode, number: sent.number });
    setSentAtMs(sent.sentAtMs);
    go('otp');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);
  const send = async (channel: Channel) => {
    awaited.current = mobile;
    const isAwaited = () => awaited.current === mobile;
    try {
      await sendCode(family, mobile, channel);
      if (!isAwaited()) return;
      const now = Date.now();
      setSentAtMs(now);
      storeSentCode({ purpose, ...mobile, sentAtMs: now });
      notify(OTP_WORDS.sent);
      go('otp');
    } catch (failure) {
      if (!isAwaited()) return;
      go('mobile');
      setError((failure as Error).message);
    }
  };
  const verify = async (code: string) => {
    const { is_new_user } = await verifyCode(family, mobile, code);
    forgetSentCode();
    if (!is_new_user || !asksProfile) return onDone(is_new_user);
    notify(family.kind === 'either' ? words.welcome : words.accountCreated);
    go('profile');
  };
  if (step === 'profile') return <ProfileStep onDone={() => onDone(true)} onSkip={onSkip} />;
  if (step === 'delivery') return <DeliveryStep onSend={send} onBack={() => go('mobile')} />;
  if (step === 'otp') {
    const back = () => {
      forgetSentCode();
      go('mobile');
    };
    return (
      <OtpStep
        {...{ mobile, sentAtMs }}
        action={labels.verify}
        onVerify={verify}
        onChangeNumber={back}
        onResend={back}
      />
    );
  }
  if (!sms && !whatsapp) return <p className="text-quiet">{NOT_OFFERED.codes}</p>;
  const choosesDelivery = family.kind === 'either';
  const opensAccount = choosesDelivery || family.purpose === 'register';
  return (
    <MobileStep
      {...{ mobile, error }}
      action={labels.send}
      onlyIndia={choosesDelivery}
      takesFocus={isBack}
      note={opensAccount && <TermsNote />}
      onChange={(changed) => {
        awaited.current = undefined;
        setError(undefined);
        setMobile(changed);
      }}
      onSubmit={async () =>
        choosesDelivery && sms && whatsapp ? go('delivery') : send(sms ? 'sms' : 'whatsapp')
      }
    />
  );
}
