import { useFormContext } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { PaymentMarks } from '#web/product-card/payment-marks.tsx';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDay } from '../format-day.ts';
import * as words from '../words.ts';

const price = (rupees: number) =>
  rupees === 0 ? words.free : formatRupees(toPaise(rupees), { decimals: 'auto' });

type ShippingMethodProps = {
  quote: QuoteCartAnswer | undefined;
  isLoading: boolean;
  settings: PublicSettings;
};

/**
 * Offers standard or express shipping, each with its price and delivery days. Until the first quote the options have the same height
 * without them; on a phone some days take three lines.
 */
export function ShippingMethodField({ quote, isLoading, settings }: ShippingMethodProps) {
  const { register, watch } = useFormContext<CheckoutFormInput>();
  const offered: ShippingMethod[] =
    settings.shipping.express_shipping_rate > 0 ? ['standard', 'express'] : ['standard'];
  const expected = offered.map((method) => ({
    method,
    hint: <Skeleton className={classes('h-15 max-w-56 sm:h-5', !isLoading && 'invisible')} />,
  }));
  const quoted = quote?.shipping_methods.map(({ method, amount, from, to, from_days, to_days }) => ({
    method,
    hint: (
      <span className="block min-h-15 sm:min-h-5">
        {words.arrives(formatDay(from), formatDay(to), `${from_days}-${to_days}`)}
      </span>
    ),
    aside: price(amount),
  }));
  return (
    <RadioGroup
      legend={words.shippingMethod}
      {...register('shippingMethod')}
      value={watch('shippingMethod') ?? 'standard'}
      options={(quoted ?? expected).map(({ method, ...shown }) => ({
        value: method,
        label: words.shippingMethods[method],
        ...shown,
      }))}
    />
  );
}

type PaymentMethodProps = {
  quote: QuoteCartAnswer | undefined;
  settings: PublicSettings;
  onConfirmNumber: () => void;
};

const payOnline = (prepaidDiscount: number) => ({
  value: 'razorpay',
  label: words.payOnline,
  hint: (
    <span className="mt-1 block">
      <PaymentMarks />
    </span>
  ),
  aside:
    prepaidDiscount > 0 ? <span className="text-leaf">{words.percentOff(prepaidDiscount)}</span> : undefined,
});

/** Offers online payment first, if the shop accepts it; cash on delivery shows its charge or the reason why it is not available. */
export function PaymentMethodField({ quote, settings, onConfirmNumber }: PaymentMethodProps) {
  const { register, watch, formState } = useFormContext<CheckoutFormInput>();
  const { online_enabled, cod_charges } = settings.payment;
  const offersCod = quote?.cod.offered ?? true;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        legend={words.paymentMethod}
        {...register('paymentMethod')}
        value={watch('paymentMethod')}
        error={formState.errors.paymentMethod?.message}
        options={[
          ...(online_enabled ? [payOnline(settings.payment.prepaid_discount)] : []),
          {
            value: 'cod',
            label: words.cod,
            hint: offersCod ? words.codHint : quote?.cod.reason,
            aside: cod_charges > 0 ? `+ ${price(cod_charges)}` : undefined,
            disabled: !offersCod,
          },
        ]}
      />
      {quote?.cod.needs === 'mobile_number' && (
        <Button variant="secondary" className="self-start" onClick={onConfirmNumber}>
          {words.confirmNumber}
        </Button>
      )}
    </div>
  );
}
