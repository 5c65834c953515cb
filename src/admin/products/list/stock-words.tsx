import { formatCount } from '#domain/format-count.ts';
import { FEW_LEFT } from '#domain/stock/stock.ts';
import { classes } from '#ui/classes.ts';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';

/** Shows the stock in pieces, with words for few and none. */
export function StockWords({ product }: { product: ListedProductJson }) {
  const { stock_quantity: stock, variant_count: variants } = product;
  const word =
    stock === 0
      ? 'Sold out'
      : stock <= FEW_LEFT
        ? `${stock}, few left`
        : `${stock.toLocaleString('en-IN')} pcs`;
  return (
    <span className={classes('figures', stock <= FEW_LEFT && 'text-alert')}>
      {word}
      {variants > 0 && <span className="text-quiet"> in {formatCount(variants, 'variant')}</span>}
    </span>
  );
}
