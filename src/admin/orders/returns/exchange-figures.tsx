import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { rupees } from '#admin/words/rupees.ts';
import { Effect } from './effect.tsx';

type Figures = Answer<'POST /admin/orders/{id}/exchange-preview'>;
type FiguresProps = { order: Order; preview: UseQueryResult<Figures, ApiError>; restock: boolean };

/** Says what an exchange does: what is sent, what is paid or goes back, and which papers are written. */
export function ExchangeFigures({ order, preview, restock }: FiguresProps) {
  return (
    <Effect preview={preview}>
      {(figures) => [
        ...figures.pieces.map(formatPiece),
        formatMoney(figures, order.customer.name),
        `A credit note of ${rupees(figures.credit)} and a new invoice of ${rupees(figures.price)} are issued.`,
        restock ? 'The old pieces go back into stock.' : 'The old pieces are not put back into stock.',
        `${order.customer.name} gets a message. This cannot be undone.`,
      ]}
    </Effect>
  );
}

function formatPiece({ name, variant, quantity, stock }: Figures['pieces'][number]): string {
  const piece = `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`;
  if (stock >= quantity) return `${piece} leaves the stock of ${stock}.`;
  return stock === 0 ? `${piece}: sold out.` : `${piece}: only ${stock} in stock.`;
}

function formatMoney({ due, back, back_by }: Figures, name: string): string {
  if (due > 0) return `${name} pays ${rupees(due)} in cash when the parcel arrives.`;
  if (back === 0) return `${name} pays nothing.`;
  return back_by === 'online'
    ? `${rupees(back)} go back to ${name} the way they were paid.`
    : `You hand ${rupees(back)} back to ${name}: the order was paid in cash.`;
}
