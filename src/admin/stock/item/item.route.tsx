import { useParams } from 'react-router';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useItem } from '../use-item.ts';
import { ItemPage } from './item-page.tsx';

export function Component() {
  const { sku = '' } = useParams();
  const { data, error, refetch } = useItem(sku);
  useTitle(sku);
  if (data === null) return <NotFound />;
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return <ItemPage key={sku} item={data} />;
}
