import { ListScreen } from '#admin/list/list-screen.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { invoicesList, invoicesWithoutOrders } from './invoices-list.tsx';

export function Component() {
  const may = useMay();
  return <ListScreen list={may('see_orders') ? invoicesList : invoicesWithoutOrders} />;
}
