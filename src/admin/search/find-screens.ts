import type { LucideIcon } from 'lucide-react';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { WORDS_SCREENS } from '#admin/content/words-screens.ts';
import { MONEY_SCREENS } from '#admin/money/money-screens.ts';
import { SAFETY_SCREENS } from '#admin/safety/safety-screens.ts';
import type { Screen } from '#admin/shell/screens.ts';
import { SETTINGS_SCREENS } from '#admin/settings/settings-screens.ts';
import { STOCK_SCREENS } from '#admin/stock/stock-screens.ts';

/** The screens inside an area, by the path of the area in the rail. */
export const AREA_SCREENS = {
  '/stock': STOCK_SCREENS,
  '/words': WORDS_SCREENS,
  '/money': MONEY_SCREENS,
  '/safety': SAFETY_SCREENS,
  '/ready': SETTINGS_SCREENS,
} as const;

export type FoundScreen = { id: string; icon: LucideIcon; title: string; detail: string; href: string };

/**
 * Returns the screens of the rail, and the screens inside their areas that the person may see, if one of the words in their names begins
 * with the typed text; with no text, only the screens of the rail.
 */
export function findScreens(
  typed: string,
  rail: readonly Screen[],
  may: (ability: StaffAbility) => boolean,
): FoundScreen[] {
  const found = rail.flatMap(({ path, name, icon }) => {
    const own = { id: path, icon, title: name, detail: 'Screen', href: path };
    const inside = (typed === '' ? [] : (AREA_SCREENS[path as keyof typeof AREA_SCREENS] ?? []))
      .filter((each) => each.path !== path && each.abilities.some(may))
      .map((each) => ({ id: each.path, icon, title: each.name, detail: name, href: each.path }));
    return [own, ...inside];
  });
  return found.filter(({ title }) => beginsAWord(title.toLowerCase(), typed));
}

function beginsAWord(title: string, typed: string): boolean {
  return title.startsWith(typed) || title.includes(` ${typed}`);
}
