import { expect, test } from 'vitest';
import { holdNewRows } from './hold-new-rows.ts';

type Row = { id: string; state?: string };
const perPage = 3;
const hold = (shown: string, latest: string) =>
  holdNewRows<Row>({
    isFull: latest.length === perPage,
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
  // A full page: the last row went to the next page.
  ['abc', 'xab', 'abc', 1],
  ['abc', 'xya', 'abc', 2],
  ['abc', 'ac', 'ac', 0],
  ['ab', 'xab', 'ab', 1],
  // A page that is not full: a row that is missing is gone, although a new one came.
  ['ab', 'xa', 'a', 1],
  ['ab', 'x', 'x', 0],
  ['abc', 'ab', 'ab', 0],
  ['abc', '', '', 0],
])('rows %s reloaded as %s: %s stay and %d are new', (shown, latest, rows, newCount) => {
  expect(shows(shown, latest)).toEqual([rows, newCount]);
});

test('a changed row is shown with its new values in its old place', () => {
  expect(hold('ab', 'xab').rows).toEqual([
    { id: 'a', state: 'new' },
    { id: 'b', state: 'new' },
  ]);
});
