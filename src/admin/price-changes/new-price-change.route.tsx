import { useState } from 'react';
import type { PriceChangeFields } from '#contract/pricing/price-change.ts';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { dayMs } from '#domain/durations.ts';
import { PriceChangeForm, toSavedPriceChange } from './price-change-form.tsx';
import { useAddPriceChange } from './use-price-change.ts';

/** A new price change. */
export function Component() {
  const add = useAddPriceChange();
  const navigate = useNavigateFromHere();
  const [values] = useState(makeEmpty);
  useTitle('New price change');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="New price change" />
      <PriceChangeForm
        draft="price-change new"
        record={{ values, version: 0 }}
        names={{}}
        save={async (fields) => {
          const change = await add.mutateAsync(fields);
          navigate(`/words/prices/${change.id}`, { replace: true });
          return toSavedPriceChange(change);
        }}
      />
    </div>
  );
}

/** Proposes a week from the next midnight in India. */
function makeEmpty(): PriceChangeFields {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const midnight = new Date(`${today}T00:00:00+05:30`).getTime() + dayMs;
  return {
    name: '',
    kind: 'percent',
    off: 10,
    whole_shop: false,
    product_ids: [],
    category_ids: [],
    collection_ids: [],
    begins_at: new Date(midnight).toISOString(),
    ends_at: new Date(midnight + 7 * dayMs).toISOString(),
  };
}
