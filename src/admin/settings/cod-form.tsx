import { z } from 'zod';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AmountInput, Rupees } from './amount-input.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import { readNumber, readOptionalNumber } from '#admin/format/read-number.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const count = z.int('Enter a whole number, like 3.').min(0, 'Enter 0 or more.').max(1000);
const Fields = z.object({
  needs_proven_number: z.boolean(),
  first_order_limit: Rupees,
  most_open_orders: count.nullable(),
  most_refusals: count,
  days_to_confirm: count,
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'cod', schema: Fields };
const labels = {
  needs_proven_number: 'Ask for a confirmed mobile number',
  first_order_limit: 'First order up to',
  most_open_orders: 'Open orders per customer',
  most_refusals: 'Refused parcels per customer',
  days_to_confirm: 'Days to confirm an order',
};

/** The owner's rules for cash on delivery: who may order without paying first. */
export function CodForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <>
          <Checkbox
            label={labels.needs_proven_number}
            hint="A code is sent before the order is placed. This needs SMS or WhatsApp. Without them, turn it off, and turn on “Call before sending” under Payments."
            {...control.form.register('needs_proven_number')}
          />
          <AmountInput
            control={control}
            name="first_order_limit"
            label={labels.first_order_limit}
            unit="rupees"
            hint="For a customer who has not received a parcel from you before."
          />
          <TextField
            control={control}
            name="most_open_orders"
            label={labels.most_open_orders}
            hint="How many COD orders may be on the way at the same time. Leave empty for no limit."
            inputMode="numeric"
            read={readOptionalNumber}
          />
          <TextField
            control={control}
            name="most_refusals"
            label={labels.most_refusals}
            hint="After this many refused parcels, a customer must pay online."
            inputMode="numeric"
            read={readNumber}
          />
          <TextField
            control={control}
            name="days_to_confirm"
            label={labels.days_to_confirm}
            hint="An order that is not confirmed by then is cancelled, and its pieces can be sold again."
            inputMode="numeric"
            read={readNumber}
          />
        </>
      )}
    </SectionForm>
  );
}
