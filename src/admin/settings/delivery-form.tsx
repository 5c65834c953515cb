import { z } from 'zod';
import { AmountInput, Rupees } from './amount-input.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  standard_shipping_rate: Rupees,
  free_shipping_threshold: Rupees,
  express_shipping_rate: Rupees,
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'shipping', schema: Fields };
const labels = {
  standard_shipping_rate: 'Delivery charge',
  free_shipping_threshold: 'Free delivery from',
  express_shipping_rate: 'Express delivery charge',
};

/** Takes what delivery costs the customer. All amounts include GST. */
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
            hint="Orders of this much or more are delivered free. The shop says this amount everywhere."
          />
          <AmountInput
            control={control}
            name="express_shipping_rate"
            label={labels.express_shipping_rate}
            unit="rupees"
            hint="Always charged, also on large orders."
          />
        </>
      )}
    </SectionForm>
  );
}
