import { StockNote } from '#contract/stock/stock-item.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { readOptionalNumber } from '#admin/format/read-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { type StockItem, toNoted, useStockChanged } from '../use-item.ts';

const labels = { location: 'Shelf', low_mark: 'Low at this many pieces or fewer', one_off: 'One of a kind' };

/**
 * The shelf of a SKU, the number of pieces at which its product counts as low, and whether it is one of a kind. The variants share all but
 * the shelf.
 */
export function NoteForm({ item }: { item: StockItem }) {
  const changed = useStockChanged();
  const { product_id: id, variant_id, low_at, low_mark } = item;
  const control = useRecordForm<StockNote>({
    key: `stock note ${variant_id ?? id}`,
    schema: StockNote,
    record: toSaved({ ...item, location: item.own_location }),
    labels,
    save: async (values, version) => {
      const { note } = await callAdmin('PATCH /admin/stock/{id}', {
        params: { id },
        body: { ...toNoted(item), ...values, version },
      });
      void changed();
      return toSaved(note);
    },
    readStale: ({ note }) => toSaved(note as StockNote & { version: number }),
    canUndo: true,
  });
  return (
    <RecordForm control={control}>
      <TextField control={control} name="location" label={labels.location} hint={toLocationHint(item)} />
      <TextField
        control={control}
        name="low_mark"
        label={labels.low_mark}
        hint={
          low_mark === null
            ? `Leave empty for the shop’s number, ${low_at}.`
            : 'Leave empty for the shop’s number.'
        }
        inputMode="numeric"
        read={readOptionalNumber}
      />
      <Checkbox
        label={labels.one_off}
        hint="There is only one piece. It never counts as low, and you cannot add a second."
        {...control.form.register('one_off')}
      />
    </RecordForm>
  );
}

function toLocationHint({ variant_id, product_location: shared }: StockItem): string {
  if (variant_id === null || shared === '') return 'Where it is kept, such as A-3. Leave empty for none.';
  return `Where it is kept, such as A-3. Leave empty for the product’s shelf, ${shared}.`;
}

function toSaved({
  location,
  low_mark,
  one_off,
  version,
}: StockNote & { version: number }): Saved<StockNote> {
  return { values: { location, low_mark, one_off }, version };
}
