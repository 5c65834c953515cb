import { useState } from 'react';
import { toSlug } from '#domain/catalogue/slug.ts';
import { CollectionFields, type CollectionRule } from '#contract/catalogue/admin-collection.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { RecordFormProps, Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { OnePictureField } from '#admin/pictures/one-picture-field.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { CollectionControl } from './collection-control.ts';
import { PickedProducts } from './picked-products.tsx';
import { RuleFields } from './rule-fields.tsx';
import type { Collection } from './use-collection.ts';

const labels = {
  name: 'Name',
  slug: 'Web address',
  description: 'Description',
  picture_id: 'Picture',
  rule: 'Rule',
  product_ids: 'Products',
};

type CollectionFormProps = RecordFormProps<CollectionFields> & {
  /** The collection as it is saved; left out for a new one. */
  current?: Collection;
};

/** The form of a new or existing collection. */
export function CollectionForm({ draft, record, current, save }: CollectionFormProps) {
  const control = useRecordForm<CollectionFields>({
    key: draft,
    schema: CollectionFields,
    record,
    labels,
    save,
    readStale: ({ collection }) => toSavedCollection(collection as Collection),
  });
  const { form, errorOf } = control;
  function proposeSlug() {
    if (form.getValues('slug') === '')
      form.setValue('slug', toSlug(form.getValues('name')), { shouldDirty: true });
  }
  return (
    <RecordForm control={control}>
      <div onBlur={proposeSlug}>
        <TextField control={control} name="name" label={labels.name} autoComplete="off" />
      </div>
      <TextField
        control={control}
        name="slug"
        label={labels.slug}
        hint="The last part of its web address, such as diwali-gifts. An old address leads to the new one."
        autoComplete="off"
      />
      <TextArea
        label={labels.description}
        hint="Shown to customers and search engines."
        rows={3}
        error={errorOf('description')}
        {...form.register('description')}
      />
      <OnePictureField
        label={labels.picture_id}
        value={form.watch('picture_id')}
        current={current?.picture ?? null}
        error={errorOf('picture_id')}
        onChange={(id) => form.setValue('picture_id', id, { shouldDirty: true })}
      />
      <ProductsPart control={control} names={toNames(current)} />
    </RecordForm>
  );
}

const ways = [
  { value: 'by_hand', label: 'Picked by hand', hint: 'In the order that you choose.' },
  { value: 'by_rule', label: 'By a rule', hint: 'New products that match are added automatically.' },
];
const NO_RULE: CollectionRule = {
  tag: null,
  category_id: null,
  maker_id: null,
  craft_id: null,
  min_price: null,
  max_price: null,
  on_sale: false,
  is_new: false,
};

/** Chooses which products the collection shows. The typed rule and the picked products are both kept when the choice changes. */
function ProductsPart({ control, names }: { control: CollectionControl; names: Record<string, string> }) {
  const { form } = control;
  const rule = form.watch('rule');
  const [latest, setLatest] = useState(rule ?? NO_RULE);
  function choose(way: string) {
    if (rule) setLatest(rule);
    form.setValue('rule', way === 'by_rule' ? latest : null, { shouldDirty: true });
  }
  return (
    <>
      <RadioGroup
        legend="Products"
        name="way"
        options={ways}
        value={rule ? 'by_rule' : 'by_hand'}
        onValueChange={choose}
      />
      {rule ? <RuleFields control={control} /> : <PickedProducts control={control} names={names} />}
    </>
  );
}

function toNames(collection: Collection | undefined): Record<string, string> {
  const status = (text: string) => (text === 'live' ? '' : ` (${text}, not shown)`);
  return Object.fromEntries((collection?.picked ?? []).map((one) => [one.id, one.name + status(one.status)]));
}

/** Returns the fields and the version of a collection as the form holds them. */
export function toSavedCollection({
  picture,
  picked,
  version,
  ...same
}: Collection): Saved<CollectionFields> {
  const product_ids = picked.map(({ id }) => id);
  return {
    values: CollectionFields.parse({ ...same, picture_id: picture?.id ?? null, product_ids }),
    version,
  };
}
