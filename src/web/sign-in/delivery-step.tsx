import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import type { Channel } from './sign-in-calls.ts';
import * as words from './words.ts';

type DeliveryStepProps = { onSend: (channel: Channel) => Promise<void>; onBack: () => void };

/** Chooses how the code is sent: WhatsApp or SMS. */
export function DeliveryStep({ onSend, onBack }: DeliveryStepProps) {
  const [channel, setChannel] = useState<Channel>('whatsapp');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened this step had the focus and is gone, so the focus moves to the chosen option.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onSend(channel).finally(() => setBusy(false));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <RadioGroup
        legend={words.channel}
        name="channel"
        value={channel}
        onValueChange={(value) => setChannel(value === 'sms' ? 'sms' : 'whatsapp')}
        options={[
          { value: 'whatsapp', label: words.channels.whatsapp },
          { value: 'sms', label: words.channels.sms },
        ]}
      />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {words.sendOtp}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {words.changeNumber}
      </Button>
    </form>
  );
}
