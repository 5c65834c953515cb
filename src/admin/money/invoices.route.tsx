import { ListScreen } from '#admin/list/list-screen.tsx';
import { invoicesList } from './invoices-list.tsx';

export function Component() {
  return <ListScreen list={invoicesList} />;
}
