import { NewEntryScreen } from './new-entry-screen.tsx';

export function Component() {
  return <NewEntryScreen register="crafts" />;
}
