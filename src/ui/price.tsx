import { classes } from './classes.ts';

type PriceProps = {
  /** Already formatted, like ₹1,299. */
  price: string;
  /** What it cost before, struck through. */
  listPrice?: string;
  /** Like '20% off'. */
  saving?: string;
  /** Says 'From' before the price. */
  isFrom?: boolean;
  size?: 'md' | 'lg';
};

/** A price as it is read out, with the old one told apart for people who do not see the stroke. */
export function Price({ price, listPrice, saving, isFrom, size = 'md' }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classes('font-semibold figures', size === 'lg' ? 'text-2xl' : 'text-lg')}>
        {listPrice && <span className="sr-only">Price now </span>}
        {isFrom && <span className="text-sm font-normal text-quiet">From </span>}
        {price}
      </span>
      {listPrice && (
        <s className={classes('text-quiet figures', size === 'lg' ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">before </span>
          {listPrice}
        </s>
      )}
      {saving && (
        <span className={classes('font-medium text-leaf figures', size === 'lg' ? 'text-base' : 'text-sm')}>
          {saving}
        </span>
      )}
    </span>
  );
}
