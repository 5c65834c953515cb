import type { Paise } from '#domain/money.ts';
import type { Product, Variant } from '#domain/product.ts';
import type { VariantChoice } from './use-variant-choice.ts';

/** What pressing the button would do with the choice as it is. */
export type Purchase = {
  prices: { pricePaise: Paise; salePricePaise: Paise | null };
  /** Pieces of what is chosen; undefined while something is still to choose. */
  pieces: number | undefined;
  variant: Variant | undefined;
  action: 'buy' | 'request' | 'choose';
  /** Why it cannot be bought yet. */
  words: string | undefined;
};

/** Price and stock follow the variant; without one those of the product stand, for a product that has none. */
export function toPurchase(
  product: Pick<Product, 'pricePaise' | 'salePricePaise' | 'fromPricePaise' | 'stockQuantity'>,
  { state, variant }: Pick<VariantChoice, 'state' | 'variant'>,
): Purchase {
  const { pricePaise, salePricePaise, fromPricePaise, stockQuantity } = product;
  if (!state) {
    const action = stockQuantity > 0 ? 'buy' : 'request';
    return {
      prices: { pricePaise, salePricePaise },
      pieces: stockQuantity,
      variant,
      action,
      words: undefined,
    };
  }
  if (!variant) {
    const lowest = state.kind === 'incomplete' ? state.fromPricePaise : undefined;
    const prices = { pricePaise: lowest ?? fromPricePaise, salePricePaise: null };
    const action = state.kind === 'incomplete' && stockQuantity > 0 ? 'choose' : 'request';
    const words = state.kind === 'chosen' ? undefined : state.words;
    const isGone = state.kind === 'gone' || stockQuantity === 0;
    return { prices, pieces: isGone ? 0 : undefined, variant, action, words };
  }
  const prices = { pricePaise: variant.pricePaise, salePricePaise: variant.salePricePaise };
  if (state.kind === 'chosen')
    return { prices, pieces: variant.stockQuantity, variant, action: 'buy', words: undefined };
  return { prices, pieces: 0, variant, action: 'request', words: undefined };
}
