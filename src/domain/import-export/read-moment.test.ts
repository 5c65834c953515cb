import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

test.each([
  ['05/11/2026', '2026-11-04T18:30:00.000Z'],
  ['5-Nov-2026', '2026-11-04T18:30:00.000Z'],
  ['05-Nov-26', '2026-11-04T18:30:00.000Z'],
  ['5 November 2026 14:30', '2026-11-05T09:00:00.000Z'],
])('%s is a day as Indian sheets show it', (text, moment) => {
  expect(readMoment(text)).toEqual({ value: moment });
});

test('a month that is named is no month of Americans', () => {
  expect(readMoment('05-Nov-2026', { isAmerican: true })).toEqual(readMoment('2026-11-05'));
});

test.each(['31-Feb-2026', '5-Nvo-2026', '45984', 'Nov 2026', '5-Nov-206'])('%s is no day', (text) => {
  expect(readMoment(text)).toHaveProperty('mistake');
});
