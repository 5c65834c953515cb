import { AreaFrame } from '#admin/shell/area-frame.tsx';
import { STOCK_SCREENS } from './stock-screens.ts';

export function Component() {
  return <AreaFrame name="Stock" screens={STOCK_SCREENS} />;
}
