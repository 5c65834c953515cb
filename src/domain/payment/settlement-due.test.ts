import { expect, test } from 'vitest';
import { settlementDueBefore } from './settlement-due.ts';

test.each([
  ['a Friday', '2026-11-27T06:00:00Z', '2026-11-22T18:30:00.000Z'],
  ['a Monday, over the weekend', '2026-11-23T06:00:00Z', '2026-11-16T18:30:00.000Z'],
  ['a Sunday, which has not counted', '2026-11-22T06:00:00Z', '2026-11-16T18:30:00.000Z'],
  ['the first minute of a Friday in India', '2026-11-26T18:30:00Z', '2026-11-22T18:30:00.000Z'],
])('on %s, payments from before the last four full working days are due for settlement', (_, now, due) => {
  expect(settlementDueBefore(new Date(now)).toISOString()).toBe(due);
});
