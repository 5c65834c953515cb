import { IndianStateOptions } from '#admin/indian-states.tsx';
import { readOptional } from '#admin/form/read-optional.ts';
import { TextField } from '#admin/form/text-field.tsx';
import { usePlaceOfPin } from '#admin/form/use-place-of-pin.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Select } from '#ui/form/select.tsx';
import { SectionForm } from './section-form.tsx';
import { SELLER_KINDS, SellerFields } from './seller-fields.ts';
import type { SectionPart } from './use-section.ts';

const part: SectionPart<SellerFields> = { section: 'seller', schema: SellerFields };
const labels = {
  kind: 'GST',
  legal_name: 'Legal name',
  trade_name: 'Trade name',
  gstin: 'GSTIN',
  pan: 'PAN',
  address: 'Address',
  home_state: 'State',
  email: 'E-mail for customers',
  phone: 'Phone for customers',
  grievance_officer: 'Grievance officer',
};

type Control = RecordFormControl<SellerFields>;

/** Asks for the seller: the kind of registration, the details that the law requires on every invoice, and the contact for customers. */
export function SellerForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <>
          <Registration control={control} />
          <Address control={control} />
          <Contact control={control} />
          <GrievanceOfficer control={control} />
        </>
      )}
    </SectionForm>
  );
}

function Registration({ control }: { control: Control }) {
  const { form } = control;
  const kind = form.watch('kind');
  return (
    <>
      <RadioGroup legend={labels.kind} options={SELLER_KINDS} {...form.register('kind')} />
      {/* A GSTIN that was typed stays visible, so that it can be removed. */}
      {(kind !== 'unregistered' || form.watch('gstin') !== null) && (
        <TextField control={control} name="gstin" label={labels.gstin} read={readOptional} />
      )}
      <TextField
        control={control}
        name="legal_name"
        label={labels.legal_name}
        hint="As on the GST certificate or the PAN card."
      />
      <TextField
        control={control}
        name="trade_name"
        label={labels.trade_name}
        hint="If it differs from the legal name."
      />
      <TextField control={control} name="pan" label={labels.pan} hint="Optional." read={readOptional} />
    </>
  );
}

function Address({ control }: { control: Control }) {
  const { form, errorOf } = control;
  const [city, state, postal_code] = form.watch(['address.city', 'home_state', 'address.postal_code']);
  const hint = usePlaceOfPin({ city, state, postal_code }, (place) => {
    const asTyped = { shouldDirty: true } as const;
    if (place.city) form.setValue('address.city', place.city, asTyped);
    if (!place.state) return;
    form.setValue('home_state', place.state, asTyped);
    form.setValue('address.state', place.state, asTyped);
  });
  return (
    <>
      <TextField control={control} name="address.line1" label="Street address" autoComplete="address-line1" />
      <TextField
        control={control}
        name="address.line2"
        label="Area, landmark"
        hint="Optional."
        autoComplete="address-line2"
      />
      <TextField
        control={control}
        name="address.postal_code"
        label="PIN"
        hint={hint ?? 'Fills in city and State.'}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField control={control} name="address.city" label="City" autoComplete="address-level2" />
      <Select
        label={labels.home_state}
        error={errorOf('home_state')}
        {...form.register('home_state', {
          onChange: ({ target }) =>
            form.setValue('address.state', (target as { value: SellerFields['home_state'] }).value, {
              shouldDirty: true,
            }),
        })}
      >
        <IndianStateOptions />
      </Select>
    </>
  );
}

function Contact({ control }: { control: Control }) {
  return (
    <>
      <TextField control={control} name="email" label={labels.email} type="email" />
      <TextField
        control={control}
        name="phone"
        label={labels.phone}
        type="tel"
        hint="Customers see one or both on the contact page."
      />
    </>
  );
}

function GrievanceOfficer({ control }: { control: Control }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 text-lg font-medium">{labels.grievance_officer}</legend>
      <p className="text-sm text-quiet">
        The law requires every shop to name a person for complaints. It can be you.
      </p>
      <TextField control={control} name="grievance_officer.name" label="Name" />
      <TextField control={control} name="grievance_officer.email" label="E-mail" type="email" />
      <TextField control={control} name="grievance_officer.phone" label="Phone" type="tel" />
    </fieldset>
  );
}
