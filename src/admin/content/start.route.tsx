import { FirstScreen } from '#admin/shell/first-screen.tsx';
import { WORDS_SCREENS } from './words-screens.ts';

export function Component() {
  return <FirstScreen screens={WORDS_SCREENS} />;
}
