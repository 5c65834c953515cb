import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { Loaded } from '#admin/loaded.tsx';
import { useTitle } from '#admin/use-title.ts';
import { PastOrderPage } from './past-order-page.tsx';

/** One order of the earlier shop. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['past-order', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/past-orders/{id}', { params: { id }, signal })).past_order,
  });
  const number = query.data?.number;
  useTitle(number ?? 'Past order');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <Loaded query={query}>{(order) => <PastOrderPage order={order} />}</Loaded>
    </div>
  );
}
