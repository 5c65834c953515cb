import { ListScreen } from '#admin/list/list-screen.tsx';
import { toEntriesList } from './entries-list.tsx';

const list = toEntriesList('crafts');

export function Component() {
  return <ListScreen list={list} />;
}
