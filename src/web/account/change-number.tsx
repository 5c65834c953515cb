import { useState } from 'react';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { OTP_WORDS } from '#domain/sign-in/otp.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { startSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { useOffered } from '#web/shell/use-offered.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { DeliveryStep } from '#web/sign-in/delivery-step.tsx';
import { toFailureWords } from '#web/sign-in/failure-words.ts';
import { MobileStep } from '#web/sign-in/mobile-step.tsx';
import { OtpStep } from '#web/sign-in/otp-step.tsx';
import { ProveIdentity } from '#web/sign-in/prove-identity.tsx';
import type { Channel, Mobile } from '#web/sign-in/sign-in-calls.ts';
import * as words from './words.ts';

type ChangeNumberProps = {
  /** The number to confirm, where the profile already has a phone. */
  number: string;
  label: string;
  onChanged: () => Promise<void>;
};

/** Changes the login number after a code sent to the new number confirms it. */
export function ChangeNumber({ number, label, onChanged }: ChangeNumberProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ChangeNumberDialog
          {...{ number, onChanged }}
          onClose={() => setOpen(false)}
          title={words.numberTitle}
        />
      )}
    </>
  );
}

type ChangeNumberDialogProps = Pick<ChangeNumberProps, 'number' | 'onChanged'> & {
  title: string;
  onClose: () => void;
};

/** The dialog that asks for a number and confirms it by a code. */
export function ChangeNumberDialog({ number, title, onClose, onChanged }: ChangeNumberDialogProps) {
  return (
    <Dialog open size="sm" onClose={onClose} title={title}>
      <Steps
        number={number}
        onDone={async () => {
          onClose();
          await onChanged();
        }}
      />
    </Dialog>
  );
}

function Steps({ number, onDone }: { number: string; onDone: () => Promise<void> }) {
  const { sms, whatsapp } = useOffered();
  const [proof, setProof] = useState<string>();
  const [step, setStep] = useState<'mobile' | 'delivery' | 'otp'>('mobile');
  const [mobile, setMobile] = useState<Mobile>({ countryCode: '91', number });
  const [sentAtMs, setSentAtMs] = useState(0);
  const [error, setError] = useState<string>();
  const fullNumber = { mobile_number: mobile.number, country_code: mobile.countryCode };
  const send = async (channel: Channel) => {
    try {
      await callApi('POST /profile/mobile/send-otp', { body: { ...fullNumber, delivery_method: channel } });
      setSentAtMs(Date.now());
      notify(OTP_WORDS.sent);
      setStep('otp');
    } catch (failure) {
      setError(toFailureWords(failure));
      setStep('mobile');
    }
  };
  const verify = async (otp: string) => {
    const answer = await callApi('POST /profile/mobile/verify-otp', {
      body: { ...fullNumber, otp, proof },
    }).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.code === 'proof.needed') setProof(undefined);
      throw new Error(toFailureWords(failure), { cause: failure });
    });
    startSession(answer);
    notify(words.numberChanged);
    await onDone();
  };
  const back = () => setStep('mobile');
  if (!sms && !whatsapp) return <p className="text-quiet">{NOT_OFFERED.codes}</p>;
  if (!proof) return <ProveIdentity onProven={setProof} />;
  if (step === 'delivery') return <DeliveryStep onSend={send} onBack={back} />;
  if (step === 'otp') {
    const action = words.confirmNumberButton;
    return (
      <OtpStep {...{ mobile, sentAtMs, action }} onVerify={verify} onChangeNumber={back} onResend={back} />
    );
  }
  return (
    <MobileStep
      {...{ mobile, error }}
      action={words.continueNumber}
      takesFocus
      onChange={(changed) => {
        setError(undefined);
        setMobile(changed);
      }}
      onSubmit={async () => (sms && whatsapp ? setStep('delivery') : send(sms ? 'sms' : 'whatsapp'))}
    />
  );
}
