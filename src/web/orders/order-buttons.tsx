import { Download, FileText, Star, Truck, Undo2 } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { canCancel, canPay, canReview, canSeeInvoice, canTrack } from '#domain/order/allowed-actions.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { isReturnPossible, toFacts } from './order-facts.ts';
import { useReturnDays } from '#web/shell/use-return-days.ts';
import { useDownload } from '#web/use-download.ts';
import * as words from './words.ts';

export type OrderButtonsProps = {
  order: OrderJson;
  onCancel: () => void;
  onReturn: () => void;
  onReview: () => void;
};

/** Renders the actions that the order's current state allows. */
export function OrderButtons({ order, onCancel, onReturn, onReview }: OrderButtonsProps) {
  const facts = toFacts(order);
  const [now] = useState(() => new Date());
  const returnDays = useReturnDays();
  const { id, order_number } = order;
  const look = buttonClasses({ variant: 'secondary' });
  return (
    <>
      {canPay(facts).allowed && (
        <Link
          to={paths.orderStatus(id, { payment: 'pending' })}
          state={{ paysNow: true }}
          className={buttonClasses()}
          aria-label={words.payNowFor(order_number)}
        >
          {words.payNow}
        </Link>
      )}
      {order.payment.in_progress && (
        <Link
          to={paths.orderStatus(id, { payment: 'pending' })}
          className={look}
          aria-label={words.checkPaymentOf(order_number)}
        >
          {words.checkPayment}
        </Link>
      )}
      {canTrack(facts).allowed && (
        <Link to={paths.track(order_number)} className={look} aria-label={words.trackOrder(order_number)}>
          <Truck aria-hidden="true" size={20} /> {words.track}
        </Link>
      )}
      {canSeeInvoice(facts).allowed && order.invoice_id && <InvoiceButtons order={order} />}
      {canReview(facts).allowed && order.items.some(({ reviewed }) => !reviewed) && (
        <Button variant="secondary" aria-label={words.writeReviewOf(order_number)} onClick={onReview}>
          <Star aria-hidden="true" size={20} /> {words.writeReview}
        </Button>
      )}
      {isReturnPossible(order, { returnDays, now }) && (
        <Button variant="secondary" aria-label={words.returnItemsOf(order_number)} onClick={onReturn}>
          <Undo2 aria-hidden="true" size={20} /> {words.returnItems}
        </Button>
      )}
      {canCancel(facts, now).allowed && (
        <Button variant="danger" aria-label={words.cancelOrderOf(order_number)} onClick={onCancel}>
          {words.cancelOrder}
        </Button>
      )}
    </>
  );
}

function InvoiceButtons({ order: { id, order_number } }: { order: OrderJson }) {
  const { busy, download } = useDownload(() => notify(words.downloadFailed, { tone: 'error' }));
  const file = toPath('GET /invoices/{id}/download', { params: { id } });
  return (
    <>
      <a
        href={paths.invoice(id)}
        target="_blank"
        rel="noopener"
        className={buttonClasses({ variant: 'secondary' })}
        aria-label={words.viewInvoiceOf(order_number)}
      >
        <FileText aria-hidden="true" size={20} /> {words.viewInvoice}
      </a>
      <Button
        variant="secondary"
        busy={busy !== undefined}
        aria-label={words.downloadInvoiceOf(order_number)}
        onClick={() => void download(file, `invoice-${order_number}.pdf`)}
      >
        {busy === undefined && <Download aria-hidden="true" size={20} />} {words.downloadInvoice}
      </Button>
    </>
  );
}
