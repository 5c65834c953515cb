import { ListScreen } from '#admin/list/list-screen.tsx';
import { customersList } from './customers-list.tsx';

export function Component() {
  return <ListScreen list={customersList} />;
}
