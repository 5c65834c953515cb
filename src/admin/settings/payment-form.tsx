import { Link } from 'react-router';
import { z } from 'zod';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import { readNumber } from '#admin/format/read-number.ts';
import { AmountInput, Percent, Rupees } from './amount-input.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  cod_enabled: z.boolean(),
  cod_limit: Rupees,
  cod_charges: Rupees,
  cod_needs_confirmation: z.boolean(),
  prepaid_discount: Percent,
  link_hours: z
    .int('Enter whole hours, like 24.')
    .min(1, 'Enter 1 or more.')
    .max(168, 'At most 168 hours, a week.'),
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'payment', schema: Fields };
const labels = {
  cod_enabled: 'Accept cash on delivery',
  cod_limit: 'Cash on delivery up to',
  cod_charges: 'COD charge',
  cod_needs_confirmation: 'Call before sending',
  prepaid_discount: 'Online payment discount',
  link_hours: 'Payment link valid for (hours)',
};

/** The ways in which customers can pay. The Razorpay keys are set in the environment, not in this form. */
export function PaymentForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <>
          <Checkbox label={labels.cod_enabled} {...control.form.register('cod_enabled')} />
          <AmountInput
            control={control}
            name="cod_limit"
            label={labels.cod_limit}
            unit="rupees"
            hint="Larger orders must be paid online."
          />
          <AmountInput
            control={control}
            name="cod_charges"
            label={labels.cod_charges}
            unit="rupees"
            hint="GST included. 0 for no charge."
          />
          <Checkbox
            label={labels.cod_needs_confirmation}
            hint="A COD order waits under “To confirm” until you have called the customer."
            {...control.form.register('cod_needs_confirmation')}
          />
          <Link to="/settings/cod" className="link inline-flex min-h-11 items-center">
            Cash on delivery rules
          </Link>
          <AmountInput
            control={control}
            name="prepaid_discount"
            label={labels.prepaid_discount}
            unit="percent"
            hint="Prepaid parcels come back less often. 0 for no discount."
          />
          <TextField
            control={control}
            name="link_hours"
            label={labels.link_hours}
            hint="A phone order that is not paid by then is cancelled, and its pieces can be sold again."
            inputMode="numeric"
            read={readNumber}
          />
        </>
      )}
    </SectionForm>
  );
}
