import type { ProductFacts } from './product-facts.ts';

/**
 * Returns whether a change of a product changed pieces or shelves, which needs the ability to edit stock. Adding colours and sizes without
 * pieces to a product that had none does not count.
 */
export function hasOtherStock(before: ProductFacts, after: ProductFacts): boolean {
  return (
    JSON.stringify(listPieces(before)) !== JSON.stringify(listPieces(after)) ||
    hasOtherLocation(before, after)
  );
}

function listPieces({ variants, stock_quantity }: ProductFacts): (string | number)[] {
  const counted = variants.length > 0 ? variants : [{ id: '', stock_quantity }];
  return counted.flatMap((each) => (each.stock_quantity === 0 ? [] : [each.id, each.stock_quantity]));
}

function hasOtherLocation(before: ProductFacts, after: ProductFacts): boolean {
  const locations = new Map(before.variants.map(({ id, location }) => [id, location]));
  return (
    before.location !== after.location ||
    after.variants.some(({ id, location }) => location !== (locations.get(id) ?? null))
  );
}
