import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/words/format-time.ts';
import type { Order } from './use-order.ts';

/** What lies in the parcel, as its packer photographed it; nothing where there are no photos. */
export function OrderPhotos({ order: { photos } }: { order: Order }) {
  if (photos.length === 0) return null;
  return (
    <Part title="Photos of the parcel">
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ id, url, width, height, taken_at: at, taken_by: by }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={`The parcel, photographed by ${by}`}
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
