import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#admin/products/use-product.ts';
import { useMay } from '#admin/session/use-me.ts';
import { formatMoment } from '#admin/format/format-time.ts';

type RunningChange = NonNullable<Product['price_change']>;

/** Notes that a running price change sets the sale price of a product, with a link to it for people who may change it. */
export function PriceChangeNote({ change: { id, name, ends_at } }: { change: RunningChange }) {
  const may = useMay();
  const named = may('edit_promotions') ? (
    <Link to={`/words/prices/${id}`} className="link">
      {name}
    </Link>
  ) : (
    name
  );
  return (
    <p className="flex gap-2 text-sm">
      <CalendarClock aria-hidden="true" size={18} className="shrink-0" />
      <span>
        The price change {named} sets the sale price until {ends_at ? formatMoment(ends_at) : 'it is ended'}.
        A sale price that you change here stays when it ends.
      </span>
    </p>
  );
}
