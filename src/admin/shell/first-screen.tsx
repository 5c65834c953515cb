import { Navigate } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import type { AreaScreen } from './area-frame.tsx';

/** Opens the first screen of an area that the person may see. */
export function FirstScreen({ screens }: { screens: readonly AreaScreen[] }) {
  const may = useMay();
  const first = screens.find(({ abilities }) => abilities.some(may));
  return <Navigate to={first ? first.path : '/'} replace />;
}
