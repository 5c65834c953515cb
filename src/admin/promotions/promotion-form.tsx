import { CheckedPromotionFields, PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { MomentField } from '#admin/form/moment-field.tsx';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { RecordFormProps, Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { AmountInput } from '#admin/settings/amount-input.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { CollectionField } from './collection-field.tsx';
import type { Promotion } from './promotion-words.tsx';

const labels = {
  code: 'Code',
  description: 'Description',
  type: 'Discount in',
  discount: 'Discount',
  max_discount: 'Maximum discount',
  minimum: 'Minimum order',
  collection_id: 'For',
  starts_at: 'Begins',
  ends_at: 'Ends',
  usage_limit: 'Total uses',
  per_customer_limit: 'Uses per customer',
  shown_in_strip: 'Show it at the top of every page',
};

const types = [
  { value: 'percentage', label: 'Percent' },
  { value: 'fixed', label: 'Rupees' },
];

type PromotionFormProps = RecordFormProps<PromotionFields> & {
  /** The collection that the saved code is for. */
  collection?: Promotion['collection'];
};

/** The form of a new or existing promotion code. */
export function PromotionForm({ draft, record, collection = null, save, canUndo }: PromotionFormProps) {
  const control = useRecordForm<PromotionFields>({
    key: draft,
    schema: CheckedPromotionFields,
    record,
    labels,
    save,
    readStale: ({ promotion }) => toSavedPromotion(promotion as Promotion),
    canUndo,
  });
  const { form, errorOf } = control;
  const isPercentage = form.watch('type') === 'percentage';
  return (
    <RecordForm control={control}>
      <TextField
        control={control}
        name="code"
        label={labels.code}
        hint="Letters and digits, easy to type: DIWALI10."
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="description"
        label={labels.description}
        hint="Customers see it beside the code: 10% off orders of ₹500 or more."
      />
      <RadioGroup legend={labels.type} options={types} {...form.register('type')} />
      <AmountInput
        control={control}
        name="discount"
        label={labels.discount}
        unit={isPercentage ? 'percent' : 'rupees'}
      />
      {isPercentage && (
        <AmountInput
          control={control}
          name="max_discount"
          label={labels.max_discount}
          unit="rupees"
          hint="Leave empty for no limit."
          isOptional
        />
      )}
      <CollectionField control={control} label={labels.collection_id} current={collection} />
      <AmountInput
        control={control}
        name="minimum"
        label={labels.minimum}
        unit="rupees"
        hint="Value of the products the code applies to, before discounts. 0 for any order."
      />
      <MomentField
        control={control}
        name="starts_at"
        label={labels.starts_at}
        hint="Leave empty to start at once."
      />
      <MomentField control={control} name="ends_at" label={labels.ends_at} hint="Leave empty for no end." />
      <AmountInput
        control={control}
        name="usage_limit"
        label={labels.usage_limit}
        unit="uses"
        hint="Leave empty for any number."
        isOptional
      />
      <AmountInput
        control={control}
        name="per_customer_limit"
        label={labels.per_customer_limit}
        unit="uses"
        hint="Leave empty for any number."
        isOptional
      />
      <Checkbox
        label={labels.shown_in_strip}
        error={errorOf('shown_in_strip')}
        {...form.register('shown_in_strip')}
      />
    </RecordForm>
  );
}

/** Returns the fields and the version of a promotion as the form holds them. */
export function toSavedPromotion(promotion: Promotion): Saved<PromotionFields> {
  return { values: PromotionFields.parse(promotion), version: promotion.version };
}
