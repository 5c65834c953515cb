import { expect, test } from 'vitest';
import { formatChange } from './latest-change.ts';

const ravi = { id: 'sta_1', name: 'Ravi' };

test('a change is described by its author and time, with separate wording for my own and for an unknown author', () => {
  const at = new Date().toISOString();
  expect(formatChange({ by: ravi, at }, 'sta_2')).toMatch(/^Ravi changed this at \d\d:\d\d$/);
  expect(formatChange({ by: ravi, at }, 'sta_1')).toMatch(/^You changed this elsewhere at \d\d:\d\d$/);
  expect(formatChange({ by: ravi, at: '2020-11-22T08:32:00Z' }, 'sta_2')).toBe(
    'Ravi changed this on 22 Nov 2020, 14:02',
  );
  expect(formatChange({ by: null, at }, 'sta_2')).toMatch(/^Somebody changed this at /);
  expect(formatChange(null, 'sta_2')).toBe('Somebody changed this in the meantime');
});
