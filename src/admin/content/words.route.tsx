import { AreaFrame } from '#admin/shell/area-frame.tsx';
import { WORDS_SCREENS } from './words-screens.ts';

export function Component() {
  return <AreaFrame name="Content and offers" screens={WORDS_SCREENS} />;
}
