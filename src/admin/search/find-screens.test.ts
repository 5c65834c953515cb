import { expect, test } from 'vitest';
import { SCREENS } from '#admin/shell/screens.ts';
import { findScreens } from './find-screens.ts';

const titles = (typed: string, may: (ability: string) => boolean = () => true) =>
  findScreens(typed, SCREENS, may).map(({ title, detail, href }) => `${title} (${detail}) ${href}`);

test('screens are found by the beginning of any word, and nested ones are shown with the name of their area', () => {
  expect(titles('settl')).toEqual(['Settlements (Money) /money/settlements']);
  expect(titles('delivery')).toEqual([
    'Cash on delivery rules (Set-up) /settings/cod',
    'Delivery (Set-up) /settings/shipping',
  ]);
  expect(titles('offers')).toEqual(['Content and offers (Screen) /words']);
  expect(titles('fail')).toEqual(['Failed work (Safety) /safety/failed']);
  expect(titles('re')).toEqual(
    expect.arrayContaining([
      'Returns (Screen) /returns',
      'Receive (Stock) /stock/receive',
      'Reports (Money) /reports',
    ]),
  );
  expect(titles('xyz')).toEqual([]);
});

test('a nested screen is found by staff who may see it, and not by others', () => {
  expect(titles('settl', (ability) => ability === 'see_invoices')).toHaveLength(1);
  expect(titles('settl', (ability) => ability === 'collect_cash')).toEqual([]);
});

test('an empty query lists only the top-level screens', () => {
  expect(titles('')).toHaveLength(SCREENS.length);
});
