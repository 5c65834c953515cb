import type { Answer } from '#contract/endpoints.ts';
import type { DifferenceWay } from '#domain/order/exchange.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { rupees } from '#admin/format/rupees.ts';
import { whyNotOffered } from './difference-field.tsx';
import { Effect } from './effect.tsx';
import { formatRefundWays } from './format-refund-ways.ts';
import type { Preview } from './use-preview.ts';

type Figures = Answer<'POST /admin/orders/{id}/exchange-preview'>;
type FiguresProps = {
  order: Order;
  preview: Preview<Figures>;
  restock: boolean;
  way: DifferenceWay;
};

/** Says what an exchange does: what is sent, what is paid or refunded, and which papers are written. */
export function ExchangeFigures({ order, preview, restock, way }: FiguresProps) {
  return (
    <Effect preview={preview}>
      {(figures) => [
        ...figures.pieces.map(formatPiece),
        ...formatMoney(figures, way, order.customer.name),
        formatPapers(figures, way),
        restock ? 'The old pieces go back into stock.' : 'The old pieces are not put back into stock.',
        `${order.customer.name} gets a message. This cannot be undone.`,
      ]}
    </Effect>
  );
}

function formatPiece({ name, variant, quantity, stock }: Figures['pieces'][number]): string {
  const piece = `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`;
  if (stock >= quantity) return `${piece} is taken from the ${stock} in stock.`;
  return stock === 0 ? `${piece}: sold out.` : `${piece}: only ${stock} in stock.`;
}

function formatMoney(figures: Figures, way: DifferenceWay, name: string): string[] {
  const { due, waived, back, back_cash } = figures;
  const refused = whyNotOffered(figures, way);
  if (refused !== null) return [`${refused} Choose another way.`];
  if (waived > 0) return [`${name} pays nothing: ${rupees(waived)} is waived, and the audit notes it.`];
  if (due > 0 && way === 'by_link') return formatLink(figures, name);
  if (due > 0) return [`${name} pays ${rupees(due)} in cash when the parcel arrives.`];
  if (back === 0) return [`${name} pays nothing.`];
  return formatRefundWays(back, back_cash, name);
}

function formatLink({ due, credit }: Figures, name: string): string[] {
  return [
    `${name} gets a payment link for ${rupees(due)}. The new pieces are packed once it is paid.`,
    `If it is not paid in time, the new order is cancelled and ${rupees(credit)} goes back.`,
  ];
}

function formatPapers({ credit, price, due }: Figures, way: DifferenceWay): string {
  return due > 0 && way === 'by_link'
    ? `A credit note of ${rupees(credit)} is issued now, the new invoice of ${rupees(price)} once the link is paid.`
    : `A credit note of ${rupees(credit)} and a new invoice of ${rupees(price)} are issued.`;
}
