import { IndianRupee, Undo2 } from 'lucide-react';
import type { BulkAction, BulkResult, BulkUndo } from '#admin/list/list-definition.ts';
import { changeProducts } from './change-products.ts';

/** Returns the action that changes the prices of `count` products by a percentage or an amount; it can be undone. */
export function changePrices(count: number, by: { percent?: number; amount?: number }): BulkAction {
  return {
    id: 'price',
    label: 'Price',
    icon: IndianRupee,
    done: count === 1 ? 'price changed' : 'prices changed',
    run: (ids, key) => changeProducts(ids, { action: 'price', ...by }, key),
    toUndo,
  };
}

/** Returns the action that restores the earlier prices. The shop refuses it for a price that has been changed again since. */
function toUndo(done: readonly BulkResult[]): BulkUndo {
  const versions = new Map(
    done.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const])),
  );
  return {
    ids: [...versions.keys()],
    action: {
      id: 'price_back',
      label: 'Undo',
      icon: Undo2,
      done: 'put back',
      run: (ids, key) => changeProducts(ids, { action: 'price_back' }, key, versions),
    },
  };
}
