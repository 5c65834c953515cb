import { states } from '#domain/tax/state.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
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

/** Who sells: the kind of registration, what the law prints on every invoice, and whom customers can reach. */
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
  const { form, errorOf } = control;
  const kind = form.watch('kind');
  return (
    <>
      <RadioGroup legend={labels.kind} options={SELLER_KINDS} {...form.register('kind')} />
      {/* A GSTIN that was typed stays visible, so that it can be removed. */}
      {(kind !== 'unregistered' || form.watch('gstin') !== null) && (
        <TextInput
          label={labels.gstin}
          error={errorOf('gstin')}
          {...form.register('gstin', { setValueAs: orNull })}
        />
      )}
      <TextInput
        label={labels.legal_name}
        hint="As on the GST certificate or the PAN card."
        error={errorOf('legal_name')}
        {...form.register('legal_name')}
      />
      <TextInput
        label={labels.trade_name}
        hint="If it differs from the legal name."
        error={errorOf('trade_name')}
        {...form.register('trade_name')}
      />
      <TextInput
        label={labels.pan}
        hint="Optional."
        error={errorOf('pan')}
        {...form.register('pan', { setValueAs: orNull })}
      />
    </>
  );
}

function Address({ control: { form, errorOf } }: { control: Control }) {
  return (
    <>
      <TextInput
        label="Street address"
        autoComplete="address-line1"
        error={errorOf('address.line1')}
        {...form.register('address.line1')}
      />
      <TextInput
        label="Area, landmark"
        hint="Optional."
        autoComplete="address-line2"
        error={errorOf('address.line2')}
        {...form.register('address.line2')}
      />
      <TextInput
        label="PIN"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errorOf('address.postal_code')}
        {...form.register('address.postal_code')}
      />
      <TextInput
        label="City"
        autoComplete="address-level2"
        error={errorOf('address.city')}
        {...form.register('address.city')}
      />
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
        {states.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

function Contact({ control: { form, errorOf } }: { control: Control }) {
  return (
    <>
      <TextInput label={labels.email} type="email" error={errorOf('email')} {...form.register('email')} />
      <TextInput
        label={labels.phone}
        type="tel"
        hint="Customers see one or both on the contact page."
        error={errorOf('phone')}
        {...form.register('phone')}
      />
    </>
  );
}

function GrievanceOfficer({ control: { form, errorOf } }: { control: Control }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 text-lg font-medium">{labels.grievance_officer}</legend>
      <p className="text-sm text-quiet">
        The law asks every shop to name a person for complaints. It may be you.
      </p>
      <TextInput
        label="Name"
        error={errorOf('grievance_officer.name')}
        {...form.register('grievance_officer.name')}
      />
      <TextInput
        label="E-mail"
        type="email"
        error={errorOf('grievance_officer.email')}
        {...form.register('grievance_officer.email')}
      />
      <TextInput
        label="Phone"
        type="tel"
        error={errorOf('grievance_officer.phone')}
        {...form.register('grievance_officer.phone')}
      />
    </fieldset>
  );
}

function orNull(typed: unknown): unknown {
  return typeof typed === 'string' && typed.trim() === '' ? null : typed;
}
