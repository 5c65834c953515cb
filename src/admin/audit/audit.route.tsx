import { ListScreen } from '#admin/list/list-screen.tsx';
import { auditList } from './audit-list.tsx';

export function Component() {
  return <ListScreen list={auditList} />;
}
