import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import { Gstin, gstinStateWarning } from '#domain/tax/gstin.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { findState } from '#domain/tax/state.ts';
import { UnpaidOrders } from '#web/cart/unpaid-orders.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { AddressFields } from './fields/address-fields.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { DeliveryAddress } from './fields/delivery-address.tsx';
import { GiftFields } from './fields/gift-fields.tsx';
import { PaymentMethodField, ShippingMethodField } from './fields/method-fields.tsx';
import { PlaceOrder, type PlaceOrderProps } from './place-order.tsx';
import type { Refusal } from './refusal-notice.tsx';
import { TermsLinks } from './terms-links.tsx';
import type { Account } from './use-account.ts';
import { WhatsappConsent } from './whatsapp-consent.tsx';
import * as words from './words.ts';

type SectionsProps = PlaceOrderProps & {
  settings: PublicSettings;
  account: Account;
  /** The reason why the server refused the order. */
  refusal: Refusal | undefined;
  onConfirmNumber: () => void;
};

/** The three parts of the form: shipping, payment, review. */
export function CheckoutSections({ settings, account, onConfirmNumber, ...placing }: SectionsProps) {
  const { quote, isLoading } = placing;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Part id="shipping" title={words.shipping}>
        <DeliveryAddress {...account} />
        <ContactFields />
        <ShippingMethodField {...{ quote, isLoading, settings }} />
      </Part>
      <Part id="payment" title={words.payment}>
        <PaymentMethodField {...{ quote, settings, onConfirmNumber }} />
        <BillingFields />
      </Part>
      <Part id="review" title={words.review}>
        {settings.shipping.gift_wrap_offered && <GiftFields charge={settings.shipping.gift_wrap_charge} />}
        <NotesFields />
        <WhatsappConsent consents={account.consents} />
        <UnpaidOrders orders={quote?.waiting ?? []} isCheckout />
        <PlaceOrder {...placing} />
        <TermsLinks returnDays={settings.general.return_days} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-4 rounded-md border border-line bg-card p-5 sm:p-7">
      <h2 className="mb-5 font-display text-2xl font-medium">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

function BillingFields() {
  const { register, watch, formState } = useFormContext<CheckoutFormInput>();
  const isSame = watch('sameAsBilling');
  const business = useRef<HTMLDetailsElement>(null);
  const mistake = formState.errors.gstin;
  // A mistake in a closed part could be neither seen nor reached.
  useEffect(() => {
    if (mistake && business.current) business.current.open = true;
  }, [mistake]);
  const [gstin, state] = watch(['gstin', isSame ? 'address.state' : 'billingAddress.state']);
  return (
    <div className="flex flex-col gap-5">
      <Checkbox label={words.sameBilling} {...register('sameAsBilling')} />
      {!isSame && <AddressFields name="billingAddress" section="billing" />}
      <Disclosure ref={business} title={words.businessTitle}>
        <TextInput
          label={words.gstin}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={15}
          hint={formatGstinState(gstin, state) ?? words.gstinHint}
          error={mistake?.message}
          {...register('gstin', {
            setValueAs: (text: string) =>
              String(text ?? '')
                .trim()
                .toUpperCase(),
          })}
        />
      </Disclosure>
    </div>
  );
}

/**
 * Warns when the GSTIN's State differs from the delivery State, but never refuses: a business may have products delivered to another State
 * than the one that registered it.
 */
function formatGstinState(gstin: string | undefined, state: string | undefined): string | undefined {
  const typed = Gstin.safeParse(gstin);
  const key = findState(state ?? '')?.key;
  return typed.success && key ? gstinStateWarning(typed.data, key) : undefined;
}

function NotesFields() {
  const { register, formState } = useFormContext<CheckoutFormInput>();
  return (
    <TextArea
      label={words.notes}
      rows={3}
      hint={words.notesHint}
      error={formState.errors.notes?.message}
      {...register('notes')}
    />
  );
}
