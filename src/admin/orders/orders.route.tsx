import { ListScreen } from '#admin/list/list-screen.tsx';
import { ordersList } from './orders-list.tsx';

export function Component() {
  return <ListScreen list={ordersList} />;
}
