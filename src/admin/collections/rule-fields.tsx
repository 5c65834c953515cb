import { useQuery } from '@tanstack/react-query';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { listAllEntries } from '#admin/makers-and-crafts/list-all-entries.ts';
import { AmountInput } from '#admin/settings/amount-input.tsx';
import { useCategories } from '#admin/categories/use-categories.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { readOptional } from '#admin/form/read-optional.ts';
import { TextField } from '#admin/form/text-field.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import type { CollectionControl } from './collection-control.ts';

/** Asks which conditions the products of a collection meet. */
export function RuleFields({ control }: { control: CollectionControl }) {
  const { form, errorOf } = control;
  const loaded = useCategories();
  const categories = loaded.data ?? [];
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line bg-card p-4">
      <legend className="px-1 font-medium">Products that match all of this</legend>
      <TextField
        control={control}
        name="rule.tag"
        read={readOptional}
        label="Tag"
        hint="A tag on the products, such as festive. Fields you leave empty are ignored."
        autoComplete="off"
      />
      <Select
        label="Category"
        error={errorOf('rule.category_id')}
        {...form.register('rule.category_id', { setValueAs: readOptional })}
        value={form.watch('rule.category_id') ?? ''}
      >
        <option value="">Any</option>
        {categories
          .filter(({ rule }) => rule === null)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <NotLoaded what="categories" query={loaded} />
      <EntryChoice control={control} register="makers" name="rule.maker_id" label="Maker" />
      <EntryChoice control={control} register="crafts" name="rule.craft_id" label="Craft" />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountInput control={control} name="rule.min_price" label="Price from" unit="rupees" isOptional />
        <AmountInput control={control} name="rule.max_price" label="Price up to" unit="rupees" isOptional />
      </div>
      <Checkbox label="On sale at a lower price" {...form.register('rule.on_sale')} />
      <Checkbox label="Added in the last 60 days" {...form.register('rule.is_new')} />
    </fieldset>
  );
}

type EntryChoiceProps = {
  control: CollectionControl;
  register: RegisterName;
  name: 'rule.maker_id' | 'rule.craft_id';
  label: string;
};

/** A choice of one maker or craft. */
function EntryChoice({ control: { form, errorOf }, register, name, label }: EntryChoiceProps) {
  const chosen = form.watch(name);
  const loaded = useQuery({
    queryKey: [register, 'choice'],
    queryFn: ({ signal }) => listAllEntries(register, { signal }),
  });
  const entries = loaded.data ?? [];
  return (
    <div className="flex flex-col gap-1">
      <Select
        label={label}
        error={errorOf(name)}
        {...form.register(name, { setValueAs: readOptional })}
        value={chosen ?? ''}
      >
        <option value="">Any</option>
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name}
          </option>
        ))}
      </Select>
      <NotLoaded what={register} query={loaded} />
    </div>
  );
}
