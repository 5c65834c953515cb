import type { StaffAbility } from '#domain/staff/abilities.ts';
import { AREA_SCREENS } from '#admin/search/find-screens.ts';
import { SCREENS, isWithin } from '#admin/shell/screens.ts';

type GuardedScreen = { path: string; areas?: readonly string[]; abilities: readonly StaffAbility[] };

const GUARDED: readonly GuardedScreen[] = [
  ...Object.values(AREA_SCREENS).flat(),
  ...SCREENS.map((screen) => ({ ...screen, abilities: [screen.ability ?? []].flat() })),
];

/** Returns the abilities of which one would open the screen at a path, where the person has none of them; the innermost screen counts. */
export function findRefusal(
  pathname: string,
  may: (ability: StaffAbility) => boolean,
): readonly StaffAbility[] | undefined {
  const screen = GUARDED.find((each) => isWithin(each, pathname));
  if (!screen || screen.abilities.length === 0 || screen.abilities.some(may)) return undefined;
  return screen.abilities;
}
