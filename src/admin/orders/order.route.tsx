import { Navigate, useParams } from 'react-router';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { OrderPage } from './order-page.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useOrder } from './use-order.ts';

export function Component() {
  const { number = '' } = useParams();
  const order = useOrder(number);
  useTitle(number);
  const retry = () => void order.refetch();
  if (order.data) {
    const { id, order_number } = order.data;
    // The search links to an order by its id; live updates use its number.
    if (order_number !== number) return <Navigate to={`/orders/${order_number}`} replace />;
    return (
      <div className="px-4 py-4 md:px-6">
        {order.isError && <StaleNotice asOf={order.dataUpdatedAt} retry={retry} />}
        <OrderPage key={id} order={order.data} />
      </div>
    );
  }
  if (order.isError) return <CannotReach error={order.error} retry={retry} />;
  return <ScreenSkeleton />;
}
