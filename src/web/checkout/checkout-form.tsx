import { useEffect, useRef, useState } from 'react';
import { type Path, FormProvider } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import type { OrderJson } from '#contract/order/order.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { ChangeNumberDialog } from '#web/account/change-number.tsx';
import type { ApiError } from '#contract/api-error.ts';
import { useStoredPromo } from '#web/state/stored-promo.ts';
import { startAtContent } from '#ui/overlay/keep-in-page.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { CheckoutSections } from './checkout-sections.tsx';
import { PlaceOrderBar, showProblem } from './place-order.tsx';
import type { Refusal } from './refusal-notice.tsx';
import { PaymentDialogs } from '#web/payment/payment-dialogs.tsx';
import { SummaryAside } from './summary-aside.tsx';
import { type CheckoutStep, StepsHeader } from './steps-header.tsx';
import { toFormField } from './to-order.ts';
import { toRefusal } from './to-refusal.ts';
import type { Account } from './use-account.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutFields } from './use-checkout-fields.ts';
import { usePaymentNews } from '#web/payment/use-payment-news.ts';
import { useFormQuote } from './use-form-quote.ts';
import * as words from './words.ts';

type CheckoutFormProps = {
  settings: PublicSettings;
  account: Account;
  onDone: (order: OrderJson) => void;
};

/** Shows one form in three parts next to a summary calculated by the server. */
export function CheckoutForm({ settings, account, onDone }: CheckoutFormProps) {
  const form = useCheckoutFields();
  const [code, setCode] = useStoredPromo();
  const [step, setStep] = useState<CheckoutStep>('shipping');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isNumberAsked, setNumberAsked] = useState(false);
  const quoted = useFormQuote({ form, settings, code });

  const refuse = (error: ApiError) => {
    for (const [path, message] of Object.entries(error.fields)) {
      form.setError(toFormField(path) as Path<CheckoutFormInput>, { message }, { shouldFocus: true });
    }
    setRefusal(toRefusal(error));
    quoted.refresh();
  };
  const { submit, follow, isBusy, isConfirming, outcome, closeOutcome } = useCheckout({
    shopName: settings.general.shop_name,
    onRefused: refuse,
    onUnpaid: quoted.refresh,
    onDone,
  });
  const unpaidId = outcome?.order.id ?? quoted.quote?.waiting[0]?.order_id;
  usePaymentNews({ orderId: isBusy ? undefined : unpaidId, outcome }, (order) => void follow(order));
  const send = form.handleSubmit(
    async (values) => {
      setRefusal(undefined);
      if (quoted.quote) await submit(values, quoted.quote);
    },
    () => notify(words.correctFields, { tone: 'error' }),
  );

  const { quote, isLoading } = quoted;
  const placing = { quote, isLoading, isBusy, isConfirming, onPlace: () => void send() };
  useEffect(() => {
    if (refusal) showProblem();
  }, [refusal]);
  const hadOutcome = useRef(false);
  // The focus was in the payment window before the dialog opened, and that window is gone.
  useEffect(() => {
    if (hadOutcome.current && !outcome && !isBusy) startAtContent();
    hadOutcome.current = outcome !== undefined;
  }, [outcome, isBusy]);

  return (
    <FormProvider {...form}>
      <div className="mt-4 max-w-2xl">
        <StepsHeader current={step} />
      </div>
      <form
        noValidate
        onFocus={(event) => {
          const part = event.target.closest('section')?.id;
          if (part === 'shipping' || part === 'payment' || part === 'review') setStep(part);
        }}
        className="mt-6"
      >
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_24rem]">
          <SummaryAside on="phone" {...{ quoted, code }} onCode={setCode} />
          <CheckoutSections
            {...{ settings, account, refusal, ...placing }}
            onConfirmNumber={() => setNumberAsked(true)}
          />
          <SummaryAside on="desk" {...{ quoted, code }} onCode={setCode} />
        </div>
        <PlaceOrderBar {...placing} />
      </form>
      {isNumberAsked && (
        <ChangeNumberDialog
          title={words.confirmNumberTitle}
          number={form.getValues('phone')}
          onClose={() => setNumberAsked(false)}
          onChanged={async () => quoted.refresh()}
        />
      )}
      <PaymentDialogs outcome={outcome} onClose={closeOutcome} onTryAgain={() => void send()} />
    </FormProvider>
  );
}
