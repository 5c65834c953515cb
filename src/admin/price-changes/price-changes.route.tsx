import { ListScreen } from '#admin/list/list-screen.tsx';
import { priceChangesList } from './price-changes-list.tsx';

export function Component() {
  return <ListScreen list={priceChangesList} />;
}
