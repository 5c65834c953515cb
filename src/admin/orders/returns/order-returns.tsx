import { useState } from 'react';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { PhotoList } from '#admin/orders/photo-list.tsx';
import type { Order } from '#admin/orders/use-order.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReturnMark, WISH_WORDS, formatReturned } from './return-words.tsx';

type Return = Order['returns'][number];
type Step = 'accept' | 'refuse' | 'receive' | 'refund' | 'exchange';

/** The returns of an order with what was answered, and what is to be done next with the open one. */
export function OrderReturns({ order }: { order: Order }) {
  const [open, setOpen] = useState<{ step: Step; record: Return }>();
  if (order.returns.length === 0) return null;
  const photos = order.photos.filter(({ from_customer }) => from_customer);
  return (
    <Part title={order.returns.length === 1 ? 'Return' : 'Returns'}>
      {photos.length > 0 && <PhotoList photos={photos} />}
      <ul className="flex flex-col divide-y divide-line">
        {order.returns.map((record) => (
          <li key={record.id} className="flex flex-col gap-1 py-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <ReturnMark state={record.state} />
              <span className="ml-auto text-sm text-quiet figures">{formatMoment(record.requested_at)}</span>
            </p>
            <p>{formatReturned(record.pieces)}</p>
            <p className="text-sm break-words text-quiet">
              {WISH_WORDS[record.wish]}: {record.reason}
            </p>
            {record.answer && <p className="text-sm break-words text-quiet">Answer: {record.answer}</p>}
            <Steps record={record} onChoose={(step) => setOpen({ step, record })} />
          </li>
        ))}
      </ul>
      {open && <StepDialog order={order} {...open} onClose={() => setOpen(undefined)} />}
    </Part>
  );
}

function Steps({ record, onChoose }: { record: Return; onChoose: (step: Step) => void }) {
  const may = useMay();
  const { state, wish } = record;
  const isAccepted = state === 'approved' || state === 'received';
  const steps: [Step, string, boolean][] = [
    ['accept', 'Accept', state === 'requested' && may('refund')],
    ['receive', 'Pieces are back', state === 'approved' && may('ship_orders')],
    ['exchange', 'Send new pieces', isAccepted && may('refund')],
    ['refund', 'Refund', isAccepted && may('refund')],
    ['refuse', 'Refuse', (state === 'requested' || isAccepted) && may('refund')],
  ];
  const wanted = wish === 'refund' ? 'refund' : 'exchange';
  const shown = steps.filter(([, , isPossible]) => isPossible);
  if (shown.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {shown.map(([step, label]) => (
        <Button
          key={step}
          variant={step === 'accept' || step === wanted ? 'primary' : 'secondary'}
          onClick={() => onChoose(step)}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}

type StepProps = { order: Order; step: Step; record: Return; onClose: () => void };

function StepDialog({ step, ...props }: StepProps) {
  switch (step) {
    case 'accept':
      return <AnswerDialog {...props} approved />;
    case 'refuse':
      return <AnswerDialog {...props} approved={false} />;
    case 'receive':
      return <ReceiptDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'exchange':
      return <ExchangeDialog {...props} />;
  }
}
