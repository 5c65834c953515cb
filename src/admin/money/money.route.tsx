import { AreaFrame } from '#admin/shell/area-frame.tsx';
import { MONEY_SCREENS } from './money-screens.ts';

export function Component() {
  return <AreaFrame name="Money" screens={MONEY_SCREENS} />;
}
