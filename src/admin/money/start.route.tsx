import { FirstScreen } from '#admin/shell/first-screen.tsx';
import { MONEY_SCREENS } from './money-screens.ts';

/** Opens the first money screen that the person may see: usually the cash that couriers still hold. */
export function Component() {
  return <FirstScreen screens={MONEY_SCREENS} />;
}
