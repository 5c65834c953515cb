import type { Paise } from '#domain/money/money.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import type { VariantChoice } from './use-variant-choice.ts';

/** What pressing the button would do with the choice as it is. */
export type Purchase = {
  prices: { pricePaise: Paise; salePricePaise: Paise | null };
  /** Those are of the cheapest of several: `From`. */
  isFrom: boolean;
  /** Pieces of what is chosen; undefined while something is still to choose. */
  pieces: number | undefined;
  variant: Variant | undefined;
  action: 'buy' | 'request' | 'choose';
  /** Why it cannot be bought yet. */
  words: string | undefined;
};

/**
 * Price and stock follow the variant. While something is still to choose the price is that of the cheapest which fits, with its own list
 * price and no other; a product without variants has its own.
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
      words: undefined,
    };
  }
  if (!variant) {
    // Where nothing fits, the product stands for the cheapest of all its variants.
    const prices = toPrices((state.kind === 'incomplete' && state.cheapest) || product);
    const action = state.kind === 'incomplete' && stockQuantity > 0 ? 'choose' : 'request';
    const words = state.kind === 'chosen' ? undefined : state.words;
    const isGone = state.kind === 'gone' || stockQuantity === 0;
    return { prices, isFrom: true, pieces: isGone ? 0 : undefined, variant, action, words };
  }
  const chosen = { prices: toPrices(variant), isFrom: false, variant, words: undefined };
  if (state.kind === 'chosen') return { ...chosen, pieces: variant.stockQuantity, action: 'buy' };
  return { ...chosen, pieces: 0, action: 'request' };
}

function toPrices({ pricePaise, salePricePaise }: Purchase['prices']): Purchase['prices'] {
  return { pricePaise, salePricePaise };
}
