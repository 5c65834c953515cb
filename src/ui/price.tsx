import { classes } from './classes.ts';

type PriceProps = {
  /** A formatted price such as ₹1,299. */
  price: string;
  /** The price before the reduction, struck through: the maximum retail price, which Indian shops call MRP. */
  listPrice?: string;
  /** A text such as '20% off'. */
  saving?: string;
  /** Puts 'From' before the price. */
  isFrom?: boolean;
  size?: 'md' | 'lg';
};

/** A price whose struck-through list price is also announced as such to screen readers. */
export function Price({ price, listPrice, saving, isFrom, size = 'md' }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classes('font-semibold', size === 'lg' ? 'text-2xl' : 'text-lg')}>
        {listPrice && <span className="sr-only">Price now </span>}
        {isFrom && <span className="text-sm font-normal text-quiet">From </span>}
        <span className="figures">{price}</span>
      </span>
      {listPrice && (
        <span className={classes('text-quiet figures', size === 'lg' ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">before </span>
          MRP <s>{listPrice}</s>
        </span>
      )}
      {saving && (
        <span className={classes('font-medium text-leaf figures', size === 'lg' ? 'text-base' : 'text-sm')}>
          {saving}
        </span>
      )}
    </span>
  );
}
