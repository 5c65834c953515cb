import { formatAmount } from '#domain/money/money.ts';
import { formatMoneyBack } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { paths } from '#web/paths.ts';
import { listCashBack } from './order-facts.ts';
import * as words from './words.ts';

/** Lists the refunds of an order with their credit notes, and the amounts returned in cash; renders nothing if there are none. */
export function RefundSummary({ order }: { order: OrderJson }) {
  const { credit_notes, refunds, payment, exchanged } = order;
  // Money that was paid twice or too late is refunded without a credit note.
  const others = refunds.filter(({ credit_note_id }) => credit_note_id === null);
  const cashBack = listCashBack(order);
  if (credit_notes.length === 0 && others.length === 0 && cashBack.length === 0) return null;
  const isPaid = payment.paid_at !== null || refunds.length > 0 || exchanged > 0 || cashBack.length > 0;
  return (
    <section>
      <h3 className="mb-1 font-medium">{isPaid ? words.refunds : words.creditNotes}</h3>
      <ul className="flex flex-col gap-3">
        {credit_notes.map((note) => (
          <CreditedLine
            key={note.id}
            note={note}
            isPaid={isPaid}
            sent={refunds.filter(({ credit_note_id }) => credit_note_id === note.id)}
          />
        ))}
        {others.map((refund, index) => (
          <li key={index}>
            <Sent refund={refund} />
            <span className="block text-sm text-quiet">{formatDate(refund.created_at)}</span>
          </li>
        ))}
        {exchanged > 0 && <li>{words.paidForExchange(formatAmount(exchanged))}</li>}
        {cashBack.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

type Note = OrderJson['credit_notes'][number];
type Refund = OrderJson['refunds'][number];

/** `sent` has one refund for each payment that was refunded in part. */
type CreditedLineProps = { note: Note; sent: Refund[]; isPaid: boolean };

function CreditedLine({ note, sent, isPaid }: CreditedLineProps) {
  const { id, number, issue_date, reason, amount } = note;
  return (
    <li>
      {sent.map((refund, index) => (
        <span key={index} className="block">
          <Sent refund={refund} />
        </span>
      ))}
      {sent.length === 0 && <Credited amount={amount} isPaid={isPaid} />}
      <span className="block text-sm break-words text-quiet">
        {formatDate(issue_date)} · {reason}
      </span>
      <a href={paths.invoice(id)} target="_blank" rel="noopener" className="link text-sm">
        {words.creditNote(number)}
      </a>
    </li>
  );
}

function Credited({ amount, isPaid }: { amount: number; isPaid: boolean }) {
  const say = isPaid ? words.credited : words.invoiceCancelled;
  return say(formatAmount(amount));
}

function Sent({ refund: { amount, status } }: { refund: Refund }) {
  return formatMoneyBack(formatAmount(amount), status);
}
