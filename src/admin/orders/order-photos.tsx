import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { useMay } from '#admin/session/use-me.ts';
import { AddPhoto } from './add-photo.tsx';
import type { Order } from './use-order.ts';

/** Shows the photos of an order: its parcel by the packer, and its pieces by the customer. */
export function OrderPhotos({ order }: { order: Order }) {
  const { photos } = order;
  const may = useMay();
  if (photos.length === 0 && !may('ship_orders')) return null;
  return (
    <Part title="Photos" aside={may('ship_orders') && <AddPhoto order={order} />}>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ id, url, width, height, taken_at: at, taken_by: by }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={`Taken by ${by}`}
                width={width}
                height={height}
                loading="lazy"
                className="h-32 w-auto rounded-sm bg-sand"
              />
            </a>
            <p className="mt-1 text-sm text-quiet">
              {by}, {formatMoment(at)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
