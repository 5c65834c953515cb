import { z } from 'zod';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AmountInput, Rupees } from './amount-input.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  standard_shipping_rate: Rupees,
  free_shipping_threshold: Rupees,
  express_shipping_rate: Rupees,
  gift_wrap_offered: z.boolean(),
  gift_wrap_charge: Rupees,
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'shipping', schema: Fields };
const labels = {
  standard_shipping_rate: 'Delivery charge',
  free_shipping_threshold: 'Free delivery from',
  express_shipping_rate: 'Express delivery charge',
  gift_wrap_offered: 'Offer gift wrapping',
  gift_wrap_charge: 'Gift wrapping charge',
};

/** The form for the customer's delivery and gift-wrapping charges. All amounts include GST. */
export function DeliveryForm() {
  return (
    <SectionForm part={part} labels={labels} isStep>
      {(control) => (
        <>
          <AmountInput
            control={control}
            name="standard_shipping_rate"
            label={labels.standard_shipping_rate}
            unit="rupees"
            hint="GST included."
          />
          <AmountInput
            control={control}
            name="free_shipping_threshold"
            label={labels.free_shipping_threshold}
            unit="rupees"
            hint="Orders of this amount or more are delivered free. The shop shows it on every page that mentions delivery."
          />
          <AmountInput
            control={control}
            name="express_shipping_rate"
            label={labels.express_shipping_rate}
            unit="rupees"
            hint="Always charged, even on large orders."
          />
          <Checkbox
            label={labels.gift_wrap_offered}
            hint="At checkout the customer ticks “It is a gift” and can add a message. It is printed on the slip in the parcel, which shows no price."
            {...control.form.register('gift_wrap_offered')}
          />
          <AmountInput
            control={control}
            name="gift_wrap_charge"
            label={labels.gift_wrap_charge}
            unit="rupees"
            hint="Per order, GST included. 0 for no charge."
          />
        </>
      )}
    </SectionForm>
  );
}
