import { expect, test } from 'vitest';
import { canAskForReturn } from './return-window.ts';

test.each([
  ['at noon of the seventh day', '2026-11-08T12:00:00+05:30', true],
  ['in the last minute of the seventh day', '2026-11-08T23:59:59+05:30', true],
  ['at midnight in India after it', '2026-11-09T00:00:00+05:30', false],
])('what arrived on the morning of 1 November can be returned within seven days: %s', (_, now, allowed) => {
  const deliveredAt = new Date('2026-11-01T09:00:00+05:30');
  const days = { returnDays: 7, now: new Date(now) };
  expect(canAskForReturn({ status: 'delivered', deliveredAt }, days).allowed).toBe(allowed);
});

test('a return is asked for after the delivery, and only where the shop takes returns', () => {
  const now = new Date('2026-11-01T12:00:00+05:30');
  const ask = (status: 'shipped' | 'completed', deliveredAt: Date | null, returnDays: number) =>
    canAskForReturn({ status, deliveredAt }, { returnDays, now });
  expect(ask('shipped', null, 7)).toMatchObject({ reason: 'You can request a return after delivery' });
  expect(ask('completed', now, 0)).toMatchObject({ reason: expect.stringContaining('do not take returns') });
  expect(ask('completed', now, 1)).toEqual({ allowed: true });
});
