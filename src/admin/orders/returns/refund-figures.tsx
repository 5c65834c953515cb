import { formatCount } from '#domain/format-count.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { rupees } from '#admin/format/rupees.ts';
import { Effect } from './effect.tsx';
import { formatCharges } from './format-charges.ts';
import { formatRefundWays } from './format-refund-ways.ts';
import type { Preview } from './use-preview.ts';

type Figures = Answer<'POST /admin/orders/{id}/refund-preview'>;
type FiguresProps = { order: Order; preview: Preview<Figures>; restock: boolean };

/** Shows in rupees what a refund pays back, by which way and with which document, and what returns to stock. */
export function RefundFigures({ order, preview, restock }: FiguresProps) {
  return (
    <Effect preview={preview}>
      {(figures) => [
        ...formatWays(figures, order.customer.name),
        ...(figures.charges > 0 ? [`${rupees(figures.charges)} of it is for ${formatCharges(order)}.`] : []),
        `A credit note is issued for ${figures.whole ? 'what is left' : 'a part'} of invoice ${figures.invoice_number}` +
          (figures.tax > 0 ? `, with ${rupees(figures.tax)} GST.` : '.'),
        formatStock(figures, restock),
        'This cannot be undone.',
      ]}
    </Effect>
  );
}

function formatWays({ amount, cash, counted }: Figures, name: string): string[] {
  if (counted === 0) return formatRefundWays(amount, cash, name);
  const already = `${rupees(counted)} was already refunded in Razorpay’s dashboard and is not sent again.`;
  const rest = toRupees(toPaise(amount) - toPaise(counted));
  return rest > 0 ? [already, ...formatRefundWays(rest, cash, name)] : [already];
}

function formatStock({ pieces }: Figures, restock: boolean): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return 'No piece comes back.';
  const words = formatCount(count, 'piece is', 'pieces are');
  return restock ? `${words} put back into stock.` : `${words} not put back into stock.`;
}
