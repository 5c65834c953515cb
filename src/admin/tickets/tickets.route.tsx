import { ListScreen } from '#admin/list/list-screen.tsx';
import { ticketsList } from './tickets-list.tsx';

export function Component() {
  return <ListScreen list={ticketsList} />;
}
