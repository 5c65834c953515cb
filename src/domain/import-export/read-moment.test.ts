import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

test.each([
  ['05/11/2026', '2026-11-04T18:30:00.000Z'],
  ['5-Nov-2026', '2026-11-04T18:30:00.000Z'],
  ['05-Nov-26', '2026-11-04T18:30:00.000Z'],
  ['5 November 2026 14:30', '2026-11-05T09:00:00.000Z'],
])('%s is read as a date in Indian format', (text, moment) => {
  expect(readMoment(text)).toEqual({ value: moment });
});

test('a date with a named month is not read in American order', () => {
  expect(readMoment('05-Nov-2026', { isAmerican: true })).toEqual(readMoment('2026-11-05'));
});

test.each(['31-Feb-2026', '5-Nvo-2026', '45984', 'Nov 2026', '5-Nov-206'])('%s is not a date', (text) => {
  expect(readMoment(text)).toHaveProperty('mistake');
});
