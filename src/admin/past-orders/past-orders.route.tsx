import { ListScreen } from '#admin/list/list-screen.tsx';
import { pastOrdersList } from './past-orders-list.tsx';

export function Component() {
  return <ListScreen list={pastOrdersList} />;
}
