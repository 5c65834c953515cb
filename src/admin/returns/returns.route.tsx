import { ListScreen } from '#admin/list/list-screen.tsx';
import { returnsList } from './returns-list.tsx';

export function Component() {
  return <ListScreen list={returnsList} />;
}
