import { ListScreen } from '#admin/list/list-screen.tsx';
import { promotionsList } from './promotions-list.tsx';

export function Component() {
  return <ListScreen list={promotionsList} />;
}
