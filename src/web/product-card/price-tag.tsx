import { formatRupees, type Paise } from '#domain/money/money.ts';
import { discountPercentage, effectivePricePaise, isOnSale } from '#domain/money/price.ts';
import { Price } from '#ui/price.tsx';

type PriceTagProps = {
  pricePaise: Paise;
  salePricePaise?: Paise | null;
  /** The lowest of several: says 'From'. */
  isFrom?: boolean;
  /** Its saving is said by a badge already. */
  hasBadge?: boolean;
  size?: 'md' | 'lg';
};

/** What a piece costs now, with the list price and the saving beside it while it is reduced. */
export function PriceTag({ isFrom, hasBadge, size, ...cartProduct }: PriceTagProps) {
  const reduced = isOnSale(cartProduct);
  return (
    <Price
      price={formatRupees(effectivePricePaise(cartProduct), { decimals: 'auto' })}
      listPrice={reduced ? formatRupees(cartProduct.pricePaise, { decimals: 'auto' }) : undefined}
      saving={reduced && !hasBadge ? `${discountPercentage(cartProduct)}% off` : undefined}
      {...{ isFrom, size }}
    />
  );
}
