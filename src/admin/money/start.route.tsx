import { Navigate } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { MONEY_SCREENS } from './money-screens.ts';

/** The money begins with the first screen that the person may see: what couriers still hold. */
export function Component() {
  const may = useMay();
  const first = MONEY_SCREENS.find(({ abilities }) => abilities.some(may));
  return <Navigate to={first ? first.path : '/'} replace />;
}
