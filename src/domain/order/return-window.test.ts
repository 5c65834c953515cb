import { expect, test } from 'vitest';
import { canAskForReturn } from './return-window.ts';

test.each([
  ['at noon of the seventh day', '2026-11-08T12:00:00+05:30', true],
  ['in the last minute of the seventh day', '2026-11-08T23:59:59+05:30', true],
  ['at midnight in India after it', '2026-11-09T00:00:00+05:30', false],
])('the seven-day return window ends at midnight in India after the seventh day: %s', (_, now, allowed) => {
  const deliveredAt = new Date('2026-11-01T09:00:00+05:30');
  const days = { returnDays: 7, now: new Date(now) };
  expect(canAskForReturn({ status: 'delivered', deliveredAt }, days).allowed).toBe(allowed);
});

test('a return can be requested only after delivery, and only if the shop takes returns', () => {
  const now = new Date('2026-11-01T12:00:00+05:30');
  const ask = (status: 'shipped' | 'completed', deliveredAt: Date | null, returnDays: number) =>
    canAskForReturn({ status, deliveredAt }, { returnDays, now });
  expect(ask('shipped', null, 7)).toMatchObject({ reason: 'You can request a return after delivery' });
  expect(ask('completed', now, 0)).toMatchObject({
    reason: expect.stringContaining('do not accept returns'),
  });
  expect(ask('completed', now, 1)).toEqual({ allowed: true });
});
