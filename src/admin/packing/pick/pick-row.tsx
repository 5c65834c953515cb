import { useState } from 'react';
import type { PickLine } from '#domain/order/papers.ts';
import { classes } from '#ui/classes.ts';

/** At most this many orders are named; packing shows again where each piece goes. */
const mostNamed = 3;

/** One SKU of the pick list, with a box to tick once its pieces are fetched. */
export function PickRow({
  pick: { sku, location, name, variant, quantity, orders },
  image,
}: {
  pick: PickLine;
  image: string;
}) {
  const [isFetched, setFetched] = useState(false);
  return (
    <li>
      <label className={classes('flex cursor-pointer items-center gap-3 py-2', isFetched && 'text-quiet')}>
        <input
          type="checkbox"
          className="size-5 flex-none cursor-pointer accent-madder"
          checked={isFetched}
          onChange={({ target }) => setFetched(target.checked)}
        />
        <img
          src={image}
          alt=""
          width={48}
          height={60}
          loading="lazy"
          className="h-15 w-12 flex-none rounded-sm bg-sand object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 font-medium figures">
            {location && <span className="rounded-sm bg-sand px-2">{location}</span>}
            {sku}
          </span>
          <span className="block">{[name, variant].filter(Boolean).join(', ')}</span>
          <span className="flex flex-wrap gap-x-2 text-sm text-quiet figures">
            {orders.slice(0, mostNamed).map((order) => (
              <span key={order} className="whitespace-nowrap">
                {order}
              </span>
            ))}
            {orders.length > mostNamed && <span>and {orders.length - mostNamed} more</span>}
          </span>
        </span>
        <span className="text-xl font-medium figures">{quantity}</span>
      </label>
    </li>
  );
}
