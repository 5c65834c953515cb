import { useMay } from '#admin/session/use-me.ts';
import { SCREENS, type Screen } from './screens.ts';

/** Returns the screens that the person may see. */
export function useScreens(): Screen[] {
  const may = useMay();
  return SCREENS.filter(({ ability }) => !ability || [ability].flat().some(may));
}
