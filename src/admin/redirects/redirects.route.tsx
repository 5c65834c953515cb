import { ListScreen } from '#admin/list/list-screen.tsx';
import { redirectsList } from './redirects-list.tsx';

export function Component() {
  return <ListScreen list={redirectsList} />;
}
