import { useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { SwitchConsent } from '#contract/customer/consent.ts';
import type { Account } from './use-account.ts';

/**
 * Asks a customer who has not given that consent whether the shop may send order updates by WhatsApp; the consent is stored as soon as the
 * box is ticked. A form that opened before the consents were loaded does not ask: the question would push down the button below it.
 */
export function WhatsappConsent({ consents }: Pick<Account, 'consents'>) {
  const [consent] = useState(() => consents?.find(({ purpose }) => purpose === 'whatsapp'));
  const [given, setGiven] = useState(false);
  if (!consent || consent.given) return null;
  const change = async (next: boolean) => {
    setGiven(next);
    const body: SwitchConsent = { given: next, channel: 'checkout' };
    try {
      await callApi('PUT /profile/consents/{purpose}', { params: { purpose: 'whatsapp' }, body });
    } catch (error) {
      setGiven(!next);
      notify(toApiError(error).message, { tone: 'error' });
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
