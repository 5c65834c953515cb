import { ListScreen } from '#admin/list/list-screen.tsx';
import { remittancesList } from './remittances-list.tsx';

export function Component() {
  return <ListScreen list={remittancesList} />;
}
