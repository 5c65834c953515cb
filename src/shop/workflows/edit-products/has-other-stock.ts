import type { ProductFacts } from './product-facts.ts';

/** Returns whether a change of a product changed pieces or shelves, which needs the ability to edit stock. */
export function hasOtherStock(before: ProductFacts, after: ProductFacts): boolean {
  return (
    JSON.stringify(listPieces(before)) !== JSON.stringify(listPieces(after)) ||
    hasOtherLocation(before, after)
  );
}

function listPieces({ variants, stock_quantity }: ProductFacts): (string | number)[] {
  return variants.length === 0
    ? [stock_quantity]
    : variants.flatMap((variant) =>
        variant.stock_quantity === 0 ? [] : [variant.id, variant.stock_quantity],
      );
}

function hasOtherLocation(before: ProductFacts, after: ProductFacts): boolean {
  const locations = new Map(before.variants.map(({ id, location }) => [id, location]));
  return (
    before.location !== after.location ||
    after.variants.some(({ id, location }) => location !== (locations.get(id) ?? null))
  );
}
