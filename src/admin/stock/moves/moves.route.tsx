import { ListScreen } from '#admin/list/list-screen.tsx';
import { movesList } from './moves-list.tsx';

export function Component() {
  return <ListScreen list={movesList} />;
}
