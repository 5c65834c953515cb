import { ListScreen } from '#admin/list/list-screen.tsx';
import { settlementsList } from './settlements-list.tsx';

export function Component() {
  return <ListScreen list={settlementsList} />;
}
