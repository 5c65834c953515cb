import { FirstScreen } from '#admin/shell/first-screen.tsx';
import { MONEY_SCREENS } from './money-screens.ts';

/** The money begins with what couriers still hold. */
export function Component() {
  return <FirstScreen screens={MONEY_SCREENS} />;
}
