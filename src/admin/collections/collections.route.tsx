import { ListScreen } from '#admin/list/list-screen.tsx';
import { collectionsList } from './collections-list.tsx';

export function Component() {
  return <ListScreen list={collectionsList} />;
}
