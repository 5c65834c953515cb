import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  CancelReason,
  canMoveOrder,
  canMovePayment,
  OrderStatus,
  PAYMENT_TRANSITIONS,
  PaymentStatus,
} from './order.ts';
import { isFinished } from './order-outcome.ts';

const EDGES = [
  'pending→processing',
  'pending→cancelled',
  'processing→shipped',
  'processing→cancelled',
  'shipped→delivered',
  'delivered→completed',
  'shipped→returned_to_origin',
  'delivered→returned_to_origin',
];

describe('the states of an order', () => {
  test('are joined by the published edges and no other', () => {
    const found = OrderStatus.options.flatMap((from) =>
      OrderStatus.options.filter((to) => canMoveOrder({ status: from }, to)).map((to) => `${from}→${to}`),
    );
    expect(found.toSorted()).toEqual(EDGES.toSorted());
  });

  test('lead back from cancelled only when no payment had come', () => {
    for (const cancelledReason of CancelReason.options) {
      const order = { status: 'cancelled' as const, cancelledReason };
      expect(canMoveOrder(order, 'processing')).toBe(cancelledReason === 'unpaid');
      expect(canMoveOrder(order, 'pending')).toBe(false);
    }
  });

  test('are never left illegally, whatever is asked in whatever order', () => {
    const asked = fc.array(fc.constantFrom(...OrderStatus.options), { maxLength: 30 });
    const reason = fc.constantFrom(...CancelReason.options);
    fc.assert(
      fc.property(asked, reason, (wishes, cancelledReason) => {
        let status: OrderStatus = 'pending';
        const path: OrderStatus[] = [status];
        for (const to of wishes) {
          if (canMoveOrder({ status, cancelledReason }, to)) path.push((status = to));
        }
        const steps = path.slice(1).map((to, index) => `${path[index]}→${to}`);
        const legal = cancelledReason === 'unpaid' ? [...EDGES, 'cancelled→processing'] : EDGES;
        expect(steps.filter((step) => !legal.includes(step))).toEqual([]);
        const shipped = path.indexOf('shipped');
        if (shipped >= 0) expect(path.slice(shipped)).not.toContain('cancelled');
      }),
      { numRuns: 1000 },
    );
  });

  test('end with delivered, completed, cancelled or returned to origin', () => {
    const ends = ['delivered', 'completed', 'cancelled', 'returned_to_origin'];
    expect(OrderStatus.options.filter(isFinished)).toEqual(ends);
  });
});

describe('the payment of an order', () => {
  test('moves forward, with the one late edge from failed', () => {
    const found = PaymentStatus.options.flatMap((from) =>
      PaymentStatus.options.filter((to) => canMovePayment(from, to)).map((to) => `${from}→${to}`),
    );
    expect(found).toEqual(['pending→completed', 'pending→failed', 'completed→refunded', 'failed→completed']);
    expect(PAYMENT_TRANSITIONS.refunded).toEqual([]);
  });
});
