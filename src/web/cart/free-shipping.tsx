import { Truck } from 'lucide-react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import * as words from './words.ts';

/** Shows the amount missing for free shipping, and a progress bar. */
export function FreeShipping({ quote }: { quote: Pick<QuoteCartAnswer, 'free_shipping' | 'totals'> }) {
  const { threshold, missing } = quote.free_shipping;
  // If everything is sold out, there is nothing to ship.
  if (threshold === 0 || quote.totals.subtotal === 0) return null;
  const amount = formatAmount(missing, { decimals: 'auto' });
  return (
    <div className="mb-4 rounded-sm bg-leaf-wash px-3 py-2.5 text-leaf">
      <p className="flex items-center gap-2">
        <Truck aria-hidden="true" size={20} />
        {missing > 0 ? words.addForFreeShipping(amount) : words.freeShipping}
      </p>
      {missing > 0 && (
        <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-card">
          <span
            className="block h-full origin-left bg-leaf transition-transform"
            style={{ transform: `scaleX(${Math.min(1, 1 - missing / threshold)})` }}
          />
        </span>
      )}
    </div>
  );
}
