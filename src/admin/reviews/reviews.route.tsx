import { ListScreen } from '#admin/list/list-screen.tsx';
import { reviewsList } from './reviews-list.tsx';

export function Component() {
  return <ListScreen list={reviewsList} />;
}
