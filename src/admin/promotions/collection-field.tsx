import type { PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { useCollections } from '#admin/collections/use-collections.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { Select } from '#ui/form/select.tsx';
import type { Promotion } from './promotion-words.tsx';

type CollectionFieldProps = {
  control: RecordFormControl<PromotionFields>;
  label: string;
  /** The saved collection, which is always offered, even if the list is too long to hold it. */
  current: Promotion['collection'];
};

/** Asks which products a code applies to: all of them, or those of a collection. */
export function CollectionField({ control: { form, errorOf }, label, current }: CollectionFieldProps) {
  const collections = useCollections();
  const { data = [] } = collections;
  const offered = current && !data.some(({ id }) => id === current.id) ? [current, ...data] : data;
  return (
    <div className="flex flex-col gap-1">
      <Select
        label={label}
        hint="For a collection with a rule: the products that match when the code is used."
        error={errorOf('collection_id')}
        {...form.register('collection_id', { setValueAs: (id: string | null) => id || null })}
        value={form.watch('collection_id') ?? ''}
      >
        <option value="">Every product</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <NotLoaded what="collections" query={collections} />
    </div>
  );
}
