import { CheckedPriceChangeFields, PriceChangeFields } from '#contract/pricing/price-change.ts';
import { MomentField } from '#admin/form/moment-field.tsx';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { RecordFormProps, Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { AmountInput } from '#admin/settings/amount-input.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import type { PriceChange } from './price-change-words.tsx';
import { TargetFields } from './target-fields.tsx';

const labels = {
  name: 'Name',
  kind: 'Discount in',
  off: 'Discount',
  whole_shop: 'For the whole shop',
  category_ids: 'Categories',
  collection_ids: 'Collections',
  product_ids: 'Products',
  begins_at: 'Begins',
  ends_at: 'Ends',
};

const kinds = [
  { value: 'percent', label: 'Percent', hint: 'The new price is rounded to the rupee.' },
  { value: 'amount', label: 'Rupees' },
];

type PriceChangeFormProps = RecordFormProps<PriceChangeFields> & {
  /** Names of the products that are chosen already. */
  names: Readonly<Record<string, string>>;
  /** Whether it runs: only its name and its end can be changed then. */
  isRunning?: boolean;
};

/** The form of a new or existing price change. */
export function PriceChangeForm({ draft, record, names, isRunning = false, save }: PriceChangeFormProps) {
  const control = useRecordForm<PriceChangeFields>({
    key: draft,
    schema: CheckedPriceChangeFields,
    record,
    labels,
    save,
    readStale: ({ price_change }) => toSavedPriceChange(price_change as PriceChange),
  });
  const { form } = control;
  const isPercent = form.watch('kind') === 'percent';
  return (
    <RecordForm control={control}>
      <TextField
        control={control}
        name="name"
        label={labels.name}
        hint="Only you and your staff see it."
        autoComplete="off"
      />
      {!isRunning && (
        <>
          <RadioGroup legend={labels.kind} options={kinds} {...form.register('kind')} />
          <AmountInput
            control={control}
            name="off"
            label={labels.off}
            unit={isPercent ? 'percent' : 'rupees'}
            hint="Off the regular price. A product that already costs less keeps its price."
          />
          <TargetFields control={control} names={names} />
          <MomentField control={control} name="begins_at" label={labels.begins_at} hint="Indian time." />
        </>
      )}
      <MomentField
        control={control}
        name="ends_at"
        label={labels.ends_at}
        hint="The earlier prices come back then. Leave empty to run it until you end it."
      />
    </RecordForm>
  );
}

/** Returns the fields and the version of a price change as the form holds them. */
export function toSavedPriceChange(change: PriceChange): Saved<PriceChangeFields> {
  const { target_products, target_categories, target_collections, version, ...same } = change;
  const values = PriceChangeFields.parse({
    ...same,
    product_ids: target_products.map(({ id }) => id),
    category_ids: target_categories.map(({ id }) => id),
    collection_ids: target_collections.map(({ id }) => id),
  });
  return { values, version };
}
