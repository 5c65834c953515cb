import { Part } from '#admin/shell/part.tsx';
import { IndianStateOptions } from '#admin/indian-states.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Select } from '#ui/form/select.tsx';
import { EntryField } from './entry-field.tsx';
import { OptionalField } from './fields.tsx';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

/** Asks who made a product, how, of what and where. */
export function OriginPart({ control }: { control: ProductControl }) {
  const { form } = control;
  return (
    <Part title="Maker and craft">
      <div className="grid gap-4 sm:grid-cols-2">
        <EntryField control={control} register="makers" name="maker" />
        <EntryField control={control} register="crafts" name="craft" />
        <OptionalField control={control} name="material" label={LABELS.material} hint="Brass, cotton" />
        <OptionalField control={control} name="place" label="Place" hint="Moradabad" />
      </div>
      <Disclosure title="Technique, State and GI" className="mt-2 border-0">
        <div className="grid gap-4 sm:grid-cols-2">
          <OptionalField control={control} name="technique" label={LABELS.technique} />
          <Select
            label={LABELS.state}
            {...form.register('state', { setValueAs: (value: unknown) => value || null })}
          >
            <option value="">Not given</option>
            <IndianStateOptions />
          </Select>
          <OptionalField
            control={control}
            name="gi_name"
            label={LABELS.gi_name}
            hint="The registered name, like Moradabad Metal Craft."
          />
          <OptionalField
            control={control}
            name="gi_authorised_user_no"
            label={LABELS.gi_authorised_user_no}
            hint="Its number. Without it the shop shows no GI."
          />
          <Checkbox
            label="In the handicraft notification"
            hint="Made mainly by hand: a seller without GST may send it to another State."
            className="sm:col-span-2"
            {...form.register('handicraft')}
          />
        </div>
      </Disclosure>
    </Part>
  );
}
