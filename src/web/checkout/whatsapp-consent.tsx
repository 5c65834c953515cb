import { useState } from 'react';
import { useAnswer } from '#web/sign-in/use-answer.ts';
import { callApi } from '#web/api-client.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { SwitchConsent } from '#contract/customer/consent.ts';

/**
 * Asks a customer without that consent whether the shop may send order updates by WhatsApp; the consent is stored as soon as the box is
 * ticked.
 */
export function WhatsappConsent() {
  const { whatsapp } = useOffered();
  const { answer } = useAnswer('GET /profile/consents');
  const [given, setGiven] = useState(false);
  const consent = answer?.consents.find(({ purpose }) => purpose === 'whatsapp');
  if (!whatsapp || !consent || consent.given) return null;
  const change = async (next: boolean) => {
    setGiven(next);
    const body: SwitchConsent = { given: next, channel: 'checkout' };
    try {
      await callApi('PUT /profile/consents/{purpose}', { params: { purpose: 'whatsapp' }, body });
    } catch (error) {
      setGiven(!next);
      notify((error as Error).message, { tone: 'error' });
    }
  };
  return (
    <Checkbox
      label={consent.title}
      hint={consent.text}
      checked={given}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
