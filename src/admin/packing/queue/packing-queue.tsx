import { ClipboardList, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatTotal } from '#admin/list/format-total.ts';
import { PrintDialog } from '#admin/orders/print/print-dialog.tsx';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { chipClasses } from '#ui/form/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';
import { QueueRow } from './queue-row.tsx';
import { type PackingStage, type Queue, useNextOrder } from './use-queue.ts';

const stages: { value: PackingStage; word: string }[] = [
  { value: 'to_pack', word: 'To pack' },
  { value: 'to_hand_over', word: 'To hand over' },
];

type QueueProps = {
  queues: Record<PackingStage, Queue | undefined>;
  stage: PackingStage;
  /** The number of the order that is open. */
  open: string | undefined;
};

/** The orders to pack, with the actions for many of them: the pick list, and papers of the ticked orders or of all. */
export function PackingQueue({ queues, stage, open }: QueueProps) {
  const navigate = useNavigate();
  const queue = queues[stage];
  const next = useNextOrder(queue)();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const orders = queue?.orders ?? [];
  const chosen = orders.filter(({ id }) => ticked.has(id));
  const printed = chosen.length > 0 ? chosen : orders;
  function tick(id: string, isTicked: boolean) {
    const rest = [...ticked].filter((each) => each !== id);
    setTicked(new Set(isTicked ? [...rest, id] : rest));
  }
  // A page has one first heading: the open order's, where there is one.
  const Heading = open ? 'h2' : 'h1';
  return (
    <div className="flex flex-col gap-3">
      <Heading className="font-display text-xl font-medium">Pack</Heading>
      <OutboxNotice />
      <nav aria-label="Show" className="flex flex-wrap gap-2">
        {stages.map(({ value, word }) => (
          <Link
            key={value}
            to={value === 'to_pack' ? '/pack' : `/pack?stage=${value}`}
            aria-current={stage === value || undefined}
            className={chipClasses(stage === value)}
          >
            {word} <span className="figures">{queues[value] && formatTotal(queues[value])}</span>
          </Link>
        ))}
      </nav>
      {orders.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button onClick={() => void navigate(`/pack/${next.order_number}`)}>
              {stage === 'to_pack' ? 'Start packing' : 'Hand over'}
            </Button>
          )}
          {stage === 'to_pack' && (
            <Link to="/pack/pick-list" className={buttonClasses({ variant: 'secondary' })}>
              <ClipboardList aria-hidden="true" size={18} />
              Pick list
            </Link>
          )}
          <Button variant="secondary" onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" size={18} />
            {queue?.total === printed.length && chosen.length === 0 ? 'Print all' : `Print ${printed.length}`}
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-card empty:hidden">
        {orders.map((order) => (
          <QueueRow
            key={order.id}
            order={order}
            isOpen={order.order_number === open}
            isTicked={ticked.has(order.id)}
            onTick={(isTicked) => tick(order.id, isTicked)}
          />
        ))}
      </ul>
      {queue && queue.total > orders.length && orders.length > 0 && (
        <p className="text-quiet">The {orders.length} with the earliest promised dates are shown.</p>
      )}
      {queue && orders.length === 0 && (
        <NothingLeft stage={stage} toHandOver={queues.to_hand_over?.total ?? 0} />
      )}
      {isPrinting && <PrintDialog ids={printed.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </div>
  );
}

/** Says that a stage is empty and links to the next work: first to the parcels that wait for the courier. */
function NothingLeft({ stage, toHandOver }: { stage: PackingStage; toHandOver: number }) {
  const isPacked = stage === 'to_pack';
  return (
    <EmptyState
      picture="orders"
      title={isPacked ? 'Nothing is waiting to be packed.' : 'Nothing is waiting for the courier.'}
      actions={
        <>
          {isPacked && toHandOver > 0 && (
            <Link to="/pack?stage=to_hand_over" className={buttonClasses({ variant: 'primary' })}>
              To hand over: {toHandOver}
            </Link>
          )}
          <Link to="/orders" className={buttonClasses({ variant: 'secondary' })}>
            All orders
          </Link>
        </>
      }
    />
  );
}
