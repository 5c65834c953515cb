import { ListScreen } from '#admin/list/list-screen.tsx';
import { subscribersList } from './subscribers-list.tsx';

export function Component() {
  return <ListScreen list={subscribersList} />;
}
