import { ListScreen } from '#admin/list/list-screen.tsx';
import { stockList } from './stock-list.tsx';

export function Component() {
  return <ListScreen list={stockList} />;
}
