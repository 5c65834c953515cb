import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { type CartLine as Line, sumCart, variantOf } from '#domain/cart/cart.ts';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { formatAmount } from '#domain/money/money.ts';
import { toStockState } from '#domain/stock/stock.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { paths } from '#web/paths.ts';
import { changeQuantity } from '#web/state/cart-store.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { QuotedLine } from './settle-lines.ts';
import * as words from './words.ts';

export type CartLineProps = {
  line: Line;
  quoted: Pick<QuotedLine, 'name' | 'image' | 'price' | 'stock' | 'total'> | undefined;
  isPending: boolean;
  /** The current price could not be loaded: the line shows the last known one. */
  isUnknown: boolean;
  isBlocked: boolean;
  notes: readonly string[];
  onChanged: () => void;
  onRemove: () => void;
  onSave: () => void;
};

/** One product in the cart: name, quantity, amount, and what changed about it. */
export function CartLine({
  line,
  quoted,
  isBlocked,
  notes,
  onChanged,
  onRemove,
  onSave,
  ...state
}: CartLineProps) {
  const { product, quantity, product_id: productId } = line;
  const name = quoted?.name ?? product.name;
  const label = toVariantLabel(product.variant_info ?? {});
  const href = toHref(line);
  return (
    <li className="flex flex-wrap gap-4 border-b border-line py-5">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="flex-none">
        <Thumbnail
          src={quoted?.image || product.images[0] || ''}
          className={classes('w-24 sm:w-28', isBlocked && 'opacity-50')}
        />
      </Link>
      <div className="flex min-w-0 flex-[1_1_10rem] flex-col gap-1">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 font-medium">
            <Link to={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <IconButton label={words.removeItem(name)} className="-mt-2 -mr-2 -mb-3" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
        {label && <p className="text-sm text-quiet">{label}</p>}
        <p className="text-sm text-quiet figures">
          {words.each(formatAmount(quoted?.price ?? line.price, { decimals: 'auto' }))}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          {isBlocked ? (
            <span className="font-medium text-alert">{toStockState(0).words}</span>
          ) : (
            <NumberStepper
              label={words.quantityOf(name)}
              value={quantity}
              max={Math.min(MOST_QUANTITY, quoted?.stock ?? MOST_QUANTITY)}
              onValueChange={(next) => {
                onChanged();
                changeQuantity({ productId, variantId: variantOf(line) }, next);
              }}
            />
          )}
          {!isBlocked && <LineTotal line={line} quoted={quoted} {...state} />}
        </div>
        <div role="status" className="empty:hidden">
          {!isBlocked && quoted && quantity >= quoted.stock && notes.length === 0 && (
            <p className="text-sm text-turmeric-deep">{words.onlyLeft(quoted.stock)}</p>
          )}
          {notes.map((note) => (
            <p key={note} className="mt-1 rounded-sm bg-turmeric-wash px-3 py-2 text-sm">
              {note}
            </p>
          ))}
        </div>
        <Button
          variant="quiet"
          className="-mb-2 self-start px-0 text-sm"
          aria-label={words.saveForLaterOf(name)}
          onClick={onSave}
        >
          {words.saveForLater}
        </Button>
      </div>
    </li>
  );
}

type LineTotalProps = Pick<CartLineProps, 'line' | 'quoted' | 'isPending' | 'isUnknown'>;

function LineTotal({ line, quoted, isPending, isUnknown }: LineTotalProps) {
  if (!quoted && !isUnknown) return <Skeleton className="h-7 w-14" />;
  return (
    <span className={classes('text-lg font-semibold figures transition-opacity', isPending && 'opacity-50')}>
      {formatAmount(quoted?.total ?? sumCart([line]), { decimals: 'auto' })}
    </span>
  );
}

function toHref({ product_id, product: { variant_info } }: Line): string {
  const { color, size } = variant_info ?? {};
  return paths.product(product_id, { color: color ?? undefined, size: size ?? undefined });
}
