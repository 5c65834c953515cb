import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { OrderValues, PartProps } from './order-values.ts';
import type { Quote } from './use-quote.ts';

type Parts = PartProps & { quote: Quote | undefined };

/**
 * Asks how the order is sent and paid. If the rules refuse cash on delivery, it shows why, with a field for the reason to take it anyway.
 */
export function PaymentPart({ values, mistakes, change, quote }: Parts) {
  return (
    <Part title="Delivery and payment">
      <div className="flex flex-col gap-4">
        {quote && quote.shipping_methods.length > 1 && (
          <RadioGroup
            legend="Delivery"
            name="shipping"
            value={values.shipping}
            onValueChange={(shipping) => change({ shipping: shipping as OrderValues['shipping'] })}
            options={quote.shipping_methods.map(({ method, amount, from_days, to_days }) => ({
              value: method,
              label: method === 'express' ? 'Express' : 'Standard',
              hint: `${from_days} to ${to_days} days`,
              aside: amount === 0 ? 'Free' : rupees(amount),
            }))}
          />
        )}
        <RadioGroup
          legend="Payment"
          name="payment"
          value={values.payment}
          onValueChange={(payment) => change({ payment: payment as OrderValues['payment'] })}
          options={[
            { value: 'cod', label: 'Cash on delivery' },
            {
              value: 'razorpay',
              label: 'Payment link',
              hint: quote?.no_payment_link ?? 'Sent to the customer by message.',
              disabled: typeof quote?.no_payment_link === 'string',
            },
          ]}
          error={mistakes.paymentMethod}
        />
        <RefusedCod {...{ values, mistakes, change, quote }} />
        <TextInput
          name="promo_code"
          label="Promo code (optional)"
          autoCapitalize="characters"
          autoComplete="off"
          value={values.code}
          error={mistakes.promo_code ?? quote?.promotion?.error}
          onChange={({ target }) => change({ code: target.value.trim().toUpperCase() })}
        />
        <TextInput
          name="gstin"
          label="Customer’s GSTIN (optional)"
          autoCapitalize="characters"
          autoComplete="off"
          value={values.gstin}
          error={mistakes.gstin}
          onChange={({ target }) => change({ gstin: target.value.trim().toUpperCase() })}
        />
        <TextArea
          name="notes"
          label="Customer’s note (optional)"
          rows={2}
          value={values.notes}
          error={mistakes.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </div>
    </Part>
  );
}

function RefusedCod({ values, mistakes, change, quote }: Parts) {
  const may = useMay();
  if (values.payment !== 'cod' || !quote || quote.cod.offered) return null;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-alert">
        Your COD rules do not allow this order: {quote.cod.reason}
      </p>
      {may('overrule_cod') ? (
        <TextInput
          name="cod_reason"
          label="Why you allow COD this time"
          hint="Kept with the order."
          autoComplete="off"
          value={values.codReason}
          error={mistakes.cod_reason}
          onChange={({ target }) => change({ codReason: target.value })}
        />
      ) : (
        <p className="text-sm text-quiet">
          {quote.no_payment_link === null ? 'Offer a payment link, or ask the owner.' : 'Ask the owner.'}
        </p>
      )}
    </div>
  );
}
