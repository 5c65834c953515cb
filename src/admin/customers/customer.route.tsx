import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { CannotReach, isGone } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { CustomerPage } from './customer-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/customers/{id}', { params: { id }, signal })).customer,
  });
  useTitle(data?.name || 'Customer');
  if (error && (!data || isGone(error))) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return <CustomerPage key={id} customer={data} />;
}
