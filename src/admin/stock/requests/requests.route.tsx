import { ListScreen } from '#admin/list/list-screen.tsx';
import { requestsList } from './requests-list.tsx';

export function Component() {
  return <ListScreen list={requestsList} />;
}
