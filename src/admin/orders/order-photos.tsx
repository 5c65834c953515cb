import { Part } from '#admin/shell/part.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { AddPhoto } from './add-photo.tsx';
import { PhotoList } from './photo-list.tsx';
import type { Order } from './use-order.ts';

/** Shows the photos that staff took of an order. The customer's photos are shown with the returns, if there are any. */
export function OrderPhotos({ order }: { order: Order }) {
  const photos = order.photos.filter(({ from_customer }) => !from_customer || order.returns.length === 0);
  const may = useMay();
  if (photos.length === 0 && !may('ship_orders')) return null;
  return (
    <Part title="Photos" aside={may('ship_orders') && <AddPhoto order={order} />}>
      <PhotoList photos={photos} />
    </Part>
  );
}
