import { formatRupees, type Paise } from '#domain/money/money.ts';
import { discountPercentage, effectivePricePaise, isOnSale } from '#domain/money/price.ts';
import { Price } from '#ui/price.tsx';
import * as words from './words.ts';

type PriceTagProps = {
  pricePaise: Paise;
  salePricePaise?: Paise | null;
  /** The price is the lowest of several: puts 'From' before it. */
  isFrom?: boolean;
  /** A badge already shows the saving. */
  hasBadge?: boolean;
  size?: 'md' | 'lg';
};

/** Shows the current price of a piece, with list price and saving while it is reduced. */
export function PriceTag({ isFrom, hasBadge, size, ...cartProduct }: PriceTagProps) {
  const reduced = isOnSale(cartProduct);
  return (
    <Price
      price={formatRupees(effectivePricePaise(cartProduct), { decimals: 'auto' })}
      listPrice={reduced ? formatRupees(cartProduct.pricePaise, { decimals: 'auto' }) : undefined}
      saving={reduced && !hasBadge ? words.percentOff(discountPercentage(cartProduct)) : undefined}
      {...{ isFrom, size }}
    />
  );
}
