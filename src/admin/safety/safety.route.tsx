import { AreaFrame } from '#admin/shell/area-frame.tsx';
import { SAFETY_SCREENS } from './safety-screens.ts';

export function Component() {
  return <AreaFrame name="Safety" screens={SAFETY_SCREENS} />;
}
