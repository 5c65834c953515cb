import { formatMoment } from '#admin/format/format-time.ts';
import type { Order } from './use-order.ts';

/** Shows photos of an order, each with who took it and when; a press opens the whole of it. */
export function PhotoList({ photos }: { photos: Order['photos'] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map(({ id, url, width, height, taken_at: at, taken_by: by, from_customer }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={from_customer ? `From the customer ${by}` : `Taken by ${by}`}
              width={width}
              height={height}
              loading="lazy"
              className="h-32 w-auto rounded-sm bg-sand"
            />
          </a>
          <p className="mt-1 text-sm text-quiet">
            {from_customer && 'From '}
            {by}, {formatMoment(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
