import { ListScreen } from '#admin/list/list-screen.tsx';
import { refundsList } from './refunds-list.tsx';

export function Component() {
  return <ListScreen list={refundsList} />;
}
