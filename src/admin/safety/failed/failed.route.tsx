import { ListScreen } from '#admin/list/list-screen.tsx';
import { failedList } from './failed-list.tsx';

export function Component() {
  return <ListScreen list={failedList} />;
}
