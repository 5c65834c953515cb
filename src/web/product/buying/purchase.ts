import type { Paise } from '#domain/money/money.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import type { VariantChoice } from '../use-variant-choice.ts';

/** The effect of the button with the current choice. */
export type Purchase = {
  prices: { pricePaise: Paise; salePricePaise: Paise | null };
  /** The prices are those of the cheapest of several variants: puts `From` before them. */
  isFrom: boolean;
  /** The pieces in stock of the chosen variant; undefined while the choice is incomplete. */
  pieces: number | undefined;
  variant: Variant | undefined;
  action: 'buy' | 'request' | 'choose';
  /** The reason why it cannot be bought yet. */
  problem: string | undefined;
};

/**
 * Returns price and stock of the variant. While the choice is incomplete, the price is that of the cheapest matching variant, with that
 * variant's own list price; a product without variants uses its own.
 */
export function toPurchase(
  product: Pick<Product, 'pricePaise' | 'salePricePaise' | 'stockQuantity'>,
  { state, variant }: Pick<VariantChoice, 'state' | 'variant'>,
): Purchase {
  const { stockQuantity } = product;
  if (!state) {
    const action = stockQuantity > 0 ? 'buy' : 'request';
    return {
      prices: toPrices(product),
      isFrom: false,
      pieces: stockQuantity,
      variant,
      action,
      problem: undefined,
    };
  }
  if (!variant) {
    // When no variant matches, the product's prices represent the cheapest of all its variants.
    const prices = toPrices((state.kind === 'incomplete' && state.cheapest) || product);
    const action = state.kind === 'incomplete' && stockQuantity > 0 ? 'choose' : 'request';
    const problem = state.kind === 'chosen' ? undefined : state.words;
    const isGone = state.kind === 'gone' || stockQuantity === 0;
    return { prices, isFrom: true, pieces: isGone ? 0 : undefined, variant, action, problem };
  }
  const chosen = { prices: toPrices(variant), isFrom: false, variant, problem: undefined };
  if (state.kind === 'chosen') return { ...chosen, pieces: variant.stockQuantity, action: 'buy' };
  return { ...chosen, pieces: 0, action: 'request' };
}

function toPrices({ pricePaise, salePricePaise }: Purchase['prices']): Purchase['prices'] {
  return { pricePaise, salePricePaise };
}
