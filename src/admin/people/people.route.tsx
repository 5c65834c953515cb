import { ListScreen } from '#admin/list/list-screen.tsx';
import { peopleList } from './people-list.tsx';

export function Component() {
  return <ListScreen list={peopleList} />;
}
