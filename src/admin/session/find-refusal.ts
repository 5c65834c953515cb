import type { StaffAbility } from '#domain/staff/abilities.ts';
import { AREA_SCREENS } from '#admin/search/find-screens.ts';
import { SCREENS, isWithin } from '#admin/shell/screens.ts';

type GuardedScreen = {
  path: string;
  areas?: readonly string[];
  abilities: readonly StaffAbility[];
  also?: StaffAbility;
};

const GUARDED: readonly GuardedScreen[] = [
  ...Object.values(AREA_SCREENS).flat(),
  ...SCREENS.map((screen) => ({ ...screen, abilities: [screen.ability ?? []].flat() })),
];

/** Returns the abilities, any of which would open the screen at a path, if the person has none of them. The innermost screen decides. */
export function findRefusal(
  pathname: string,
  may: (ability: StaffAbility) => boolean,
): readonly StaffAbility[] | undefined {
  const screen = GUARDED.find((each) => isWithin(each, pathname));
  if (!screen) return undefined;
  const { abilities, also } = screen;
  if (abilities.length > 0 && !abilities.some(may)) return abilities;
  return also && !may(also) ? [also] : undefined;
}
