/** The page shows the exact number of pieces if this many or fewer are left. */
export const FEW_LEFT = 5;

export type StockedVariant = { available: boolean; stockQuantity: number };
export type Stocked = {
  hasVariants: boolean;
  stockQuantity: number;
  variants?: readonly StockedVariant[] | undefined;
};

/** Returns whether a variant can be bought now. */
export function isVariantInStock({ available, stockQuantity }: StockedVariant): boolean {
  return available && stockQuantity > 0;
}

/**
 * Returns the variants that set a product's price: those that can be bought now; where all are sold out, those that are available, and else
 * all. `sum_variants_of` in the migrations is the same rule.
 */
export function listPriced<Kind extends StockedVariant>(variants: readonly Kind[]): readonly Kind[] {
  const ranks = [isVariantInStock, ({ available }: Kind) => available, () => true];
  return ranks.map((isOne) => variants.filter(isOne)).find((found) => found.length > 0) ?? [];
}

/**
 * Returns whether a product can be bought now: with variants, if any available one has pieces; else by its own pieces. Where the variants
 * were not fetched, the product's number is their sum, which the database maintains.
 */
export function isInStock({ hasVariants, stockQuantity, variants }: Stocked): boolean {
  return hasVariants && variants ? variants.some(isVariantInStock) : stockQuantity > 0;
}

export type StockState = { kind: 'in' | 'few' | 'out'; words: string };

/** Returns the stock in words: in stock, only so many left, out of stock. A number that it shows is the true one. */
export function toStockState(pieces: number): StockState {
  if (pieces <= 0) return { kind: 'out', words: 'Out of Stock' };
  if (pieces <= FEW_LEFT) return { kind: 'few', words: `Only ${pieces} left` };
  return { kind: 'in', words: 'In stock' };
}

/** Returns how many of the wanted pieces are in stock, and the sentence to show when that is fewer. */
export function capToStock(wanted: number, pieces: number): { quantity: number; words?: string } {
  if (pieces >= wanted) return { quantity: wanted };
  if (pieces <= 0) return { quantity: 0, words: 'This item is out of stock' };
  return { quantity: pieces, words: `Only ${pieces} available` };
}
