import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { CHECKOUT_DEFAULTS, CheckoutForm, type CheckoutFormInput } from '#domain/order/checkout.ts';
import { parseE164 } from '#domain/customer/phone.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { readStoredForm, storeForm } from './stored-checkout.ts';

type Fields = UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>;

/** Creates the form with the stored draft, or else with the details of the account and of the last order. */
export function useCheckoutFields(): Fields {
  const user = useSession((session) => session.user);
  const [draft] = useState(readStoredForm);
  const form = useForm<CheckoutFormInput, unknown, CheckoutForm>({
    resolver: zodResolver(CheckoutForm),
    defaultValues: { ...CHECKOUT_DEFAULTS, ...draft } as CheckoutFormInput,
    mode: 'onTouched',
  });
  /** A method that the shopper has chosen stays, also when the last order is known only afterwards. */
  const isMethodChosen = useRef(draft.paymentMethod !== undefined);
  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      if (name === 'paymentMethod') isMethodChosen.current = true;
      storeForm(values as CheckoutFormInput);
    });
    return () => subscription.unsubscribe();
  }, [form]);
  useEffect(() => {
    if (!user) return undefined;
    const phone = parseE164(user.mobile_number);
    // The country code belongs to the number next to it, so a number that was typed keeps its own code.
    if (phone && !form.getValues('phone')) form.setValue('countryCode', phone.countryCode);
    fillEmpty(form, { name: user.name, email: user.email, phone: phone?.national ?? '' });
    const leaving = new AbortController();
    callApi('GET /orders', { query: { limit: 1 }, signal: leaving.signal })
      .then(({ orders: [last] }) => {
        if (!last) return;
        fillEmpty(form, { name: last.customer.name, email: last.customer.email });
        if (!isMethodChosen.current) form.setValue('paymentMethod', last.payment.method);
      })
      // Without a last order the form is filled in by hand.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [user, form]);
  return form;
}

function fillEmpty(form: Fields, known: Partial<Record<'name' | 'email' | 'phone', string>>): void {
  for (const name of ['name', 'email', 'phone'] as const) {
    if (!form.getValues(name) && known[name]) form.setValue(name, known[name]);
  }
}
