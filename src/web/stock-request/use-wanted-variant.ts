import { useState } from 'react';
import { listSoldOut } from '#domain/catalogue/variant-choice.ts';
import { useProduct } from '#web/product-card/use-product.ts';
import type { Wanted, WantedVariant } from './use-stock-request.ts';

/** The choice among the sold-out variants: its index as text, as a `<select>` holds it; empty when nothing is chosen. */
export type VariantSelection = {
  soldOut: readonly WantedVariant[];
  value: string;
  select: (value: string) => void;
};

/**
 * Returns the variant of a request: the one that the page named, the only one, or one chosen among the sold-out ones. A product list does
 * not know the variants, so they are fetched.
 */
export function useWantedVariant({ productId, color, size, soldOut: known }: Wanted) {
  const isNamed = Boolean(color ?? size);
  const { product, problem, retry } = useProduct(isNamed || known ? undefined : productId);
  const [value, select] = useState('');
  const soldOut = isNamed ? [] : (known ?? (product ? toSoldOut(product) : []));
  const only = soldOut.length === 1 ? soldOut[0] : undefined;
  const named = isNamed ? { color: color ?? null, size: size ?? null } : undefined;
  return {
    variant: named ?? only ?? (value === '' ? undefined : soldOut[Number(value)]),
    choice: soldOut.length > 1 ? { soldOut, value, select } : undefined,
    isLoading: !isNamed && !known && !product,
    problem,
    retry,
  };
}

type FetchedProduct = NonNullable<ReturnType<typeof useProduct>['product']>;

function toSoldOut({ variants }: FetchedProduct): WantedVariant[] {
  return listSoldOut(variants.map((variant) => ({ ...variant, stockQuantity: variant.stock_quantity })));
}
