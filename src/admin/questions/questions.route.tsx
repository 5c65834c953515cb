import { ListScreen } from '#admin/list/list-screen.tsx';
import { questionsList } from './questions-list.tsx';

export function Component() {
  return <ListScreen list={questionsList} />;
}
