import { EntryScreen } from './entry-screen.tsx';

export function Component() {
  return <EntryScreen register="crafts" />;
}
