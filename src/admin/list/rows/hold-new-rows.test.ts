import { expect, test } from 'vitest';
import { holdNewRows } from './hold-new-rows.ts';

type Row = { id: string; state?: string };
const hold = (shown: string, latest: string) =>
  holdNewRows<Row>({
    shown: [...shown].map((id) => ({ id })),
    latest: [...latest].map((id) => ({ id, state: 'new' })),
    idOf: ({ id }) => id,
  });
const shows = (shown: string, latest: string) => {
  const { rows, newCount } = hold(shown, latest);
  return [rows.map(({ id }) => id).join(''), newCount];
};

test.each([
  ['abc', 'abc', 'abc', 0],
  ['abc', 'xabc', 'abc', 1],
  // A full page: the last row went to the next page.
  ['abc', 'xyab', 'abc', 2],
  ['abc', 'ac', 'ac', 0],
  ['abc', 'xac', 'ac', 1],
  ['abc', 'ab', 'ab', 0],
  ['abc', '', '', 0],
])('of %s, loaded again as %s, %s stay and %d are new', (shown, latest, rows, newCount) => {
  expect(shows(shown, latest)).toEqual([rows, newCount]);
});

test('a row that changed is shown as it is now, in its place', () => {
  expect(hold('ab', 'xab').rows).toEqual([
    { id: 'a', state: 'new' },
    { id: 'b', state: 'new' },
  ]);
});
