import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toPollingPace } from './polling-pace.ts';

type Facts = { method?: string; payment?: string; status?: string; refunds?: string[]; days?: number };

const make = ({
  method = 'razorpay',
  payment = 'pending',
  status = 'pending',
  refunds = [],
  days = 1,
}: Facts) =>
  ({
    status,
    payment: { method, status: payment },
    cancelled_at: status === 'cancelled' ? new Date(Date.now() - days * dayMs).toISOString() : null,
    refunds: refunds.map((each) => ({ status: each })),
  }) as OrderJson;

test.each<[string, Facts, number | undefined]>([
  ['waits for its money', {}, 5_000],
  ['was not paid at the first try', { payment: 'failed' }, 5_000],
  ['was let go, though its money may still come', { status: 'cancelled' }, 10_000],
  ['was let go after a failure', { status: 'cancelled', payment: 'failed' }, 10_000],
  ['was let go more than three days ago', { status: 'cancelled', days: 3.1 }, undefined],
  ['was let go long ago, and is paid back', { status: 'cancelled', refunds: ['pending'], days: 9 }, 10_000],
  ['is paid back', { status: 'cancelled', refunds: ['pending'] }, 10_000],
  ['could not be paid back yet', { status: 'cancelled', refunds: ['processed', 'failed'] }, 10_000],
  ['was paid back', { status: 'cancelled', payment: 'refunded', refunds: ['processed'] }, undefined],
  ['is paid', { status: 'processing', payment: 'completed' }, undefined],
  ['was paid, and sent back whole', { status: 'delivered', payment: 'refunded' }, undefined],
  ['is paid in cash', { method: 'cod', status: 'processing' }, undefined],
  ['was cancelled and would have been paid in cash', { method: 'cod', status: 'cancelled' }, undefined],
])('an order that %s (%j) is polled every %s ms', (_, facts, pace) => {
  expect(toPollingPace(make(facts))).toBe(pace);
});

test('an order that has not been read yet is polled at the fast pace', () => {
  expect(toPollingPace(undefined)).toBe(5_000);
});
