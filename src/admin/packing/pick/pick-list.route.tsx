import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { toPickList } from '#domain/order/papers.ts';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { PrintDialog } from '#admin/orders/print/print-dialog.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useNextOrder, useQueue, useUnpacked } from '../queue/use-queue.ts';
import { PickRow } from './pick-row.tsx';

/** Lists the pieces to fetch from the shelves for the orders that wait to be packed, each SKU once. */
export function Component() {
  const query = useQueue('to_pack');
  const queue = useUnpacked('to_pack');
  const next = useNextOrder(queue)();
  const [isPrinting, setPrinting] = useState(false);
  useTitle('Pick list');
  if (!queue)
    return query.isError ? (
      <CannotReach error={query.error} retry={() => void query.refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  const picks = toPickList(queue.orders.map(toPicked));
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const images = new Map(
    queue.orders.flatMap(({ items }) => items).map((item) => [item.sku, item.product_image]),
  );
  return (
    <div className="flex max-w-3xl flex-col gap-3 px-4 py-4 md:px-6">
      <ScreenHead title="Pick list">
        <p className="text-quiet figures">
          {formatCount(queue.orders.length, 'order')}, {formatCount(pieces, 'piece')}
        </p>
      </ScreenHead>
      {queue.total > queue.orders.length && picks.length > 0 && (
        <p className="text-quiet">
          It is for the {queue.orders.length} orders with the earliest promised dates. More are waiting.
        </p>
      )}
      {picks.length === 0 && (
        <EmptyState
          picture="orders"
          title="Nothing is waiting to be packed."
          actions={
            <Link to="/pack" className={buttonClasses()}>
              Pack
            </Link>
          }
        />
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-card px-3 empty:hidden">
        {picks.map((pick) => (
          <PickRow key={pick.sku} pick={pick} image={images.get(pick.sku)!} />
        ))}
      </ul>
      {picks.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Link to={next ? `/pack/${next.order_number}` : '/pack'} className={buttonClasses()}>
            Start packing
          </Link>
          <Button variant="secondary" onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        </div>
      )}
      {isPrinting && (
        <PrintDialog ids={queue.orders.map(({ id }) => id)} onClose={() => setPrinting(false)} />
      )}
    </div>
  );
}

function toPicked({ order_number, items, locations }: ListedOrder): Parameters<typeof toPickList>[0][number] {
  const lines = items
    .map(({ product_name, returned, quantity, ...item }) => ({
      ...item,
      location: locations[item.sku] ?? '',
      name: product_name,
      quantity: quantity - returned,
    }))
    .filter(({ quantity }) => quantity > 0);
  return { orderNumber: order_number, lines };
}
