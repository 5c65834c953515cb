import { z } from 'zod';
import { CourierGateway, GATEWAY_NAMES, ParcelSize } from '#domain/shipment/courier-gateway.ts';
import { TextField } from '#admin/form/text-field.tsx';
import { readNumber } from '#admin/format/read-number.ts';
import { Select } from '#ui/form/select.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  gateway: CourierGateway.nullable(),
  pickup_location: z.string().trim().max(100, 'Use at most 100 characters.'),
  pickup_pin: z
    .string()
    .trim()
    .regex(/^([1-9]\d{5})?$/, 'Enter a 6-digit PIN.'),
  parcel: ParcelSize,
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'courier', schema: Fields };
const sizes = [
  ['parcel.grams', 'Usual weight', 'grams'],
  ['parcel.length_cm', 'Usual length', 'cm'],
  ['parcel.breadth_cm', 'Usual breadth', 'cm'],
  ['parcel.height_cm', 'Usual height', 'cm'],
] as const;
const labels = { gateway: 'Courier', pickup_location: 'Pickup location', pickup_pin: 'Pickup PIN code' };

/** The courier that parcels are booked with, and its pickup address. */
export function CourierForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <>
          <Select
            label={labels.gateway}
            hint="Its keys are set on the server, as environment variables. After saving, test them under Set-up."
            error={control.errorOf('gateway')}
            {...control.form.register('gateway', { setValueAs: (typed) => typed || null })}
          >
            <option value="">None: I ship by hand</option>
            {CourierGateway.options.map((gateway) => (
              <option key={gateway} value={gateway}>
                {GATEWAY_NAMES[gateway]}
              </option>
            ))}
          </Select>
          <TextField
            control={control}
            name="pickup_location"
            label={labels.pickup_location}
            hint="The name exactly as in the courier’s panel, including capital letters."
          />
          <TextField control={control} name="pickup_pin" label={labels.pickup_pin} inputMode="numeric" />
          {sizes.map(([name, label, unit]) => (
            <TextField
              key={name}
              control={control}
              name={name}
              label={label}
              read={readNumber}
              inputMode="decimal"
              after={<span className="pr-3">{unit}</span>}
            />
          ))}
        </>
      )}
    </SectionForm>
  );
}
