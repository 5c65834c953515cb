import { useMayOpen } from '#admin/session/use-may-open.ts';
import { GROUPS, type Group, SCREENS, type Screen } from './screens.ts';

/** Returns the screens that the person may see. */
export function useScreens(): Screen[] {
  const mayOpen = useMayOpen();
  return SCREENS.filter(({ path }) => mayOpen(path));
}

export type ScreenGroup = { name: Group; screens: Screen[] };

/** Returns these screens by group, without the groups that have none. */
export function toGroups(screens: readonly Screen[]): ScreenGroup[] {
  return GROUPS.map((name) => ({ name, screens: screens.filter(({ group }) => group === name) })).filter(
    (group) => group.screens.length > 0,
  );
}
