import { expect, test } from 'vitest';
import { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { ACTIONS, formatLeft, listFields } from './action-table.ts';

test('no dialog has two buttons that begin with “Cancel”', () => {
  const doubtful = OrderAction.options.filter((action) => {
    const { label, button = label, cancelLabel = 'Cancel' } = ACTIONS[action];
    return button.startsWith('Cancel') && cancelLabel.startsWith('Cancel');
  });
  expect(doubtful).toEqual([]);
});

test('the toast of every action is a sentence that says what is done with what', () => {
  const unclear = OrderAction.options.filter((action) => !/^The .+ is /.test(ACTIONS[action].done));
  expect(unclear).toEqual([]);
});

test('only a parcel marked as delivered can be reported as marked by mistake', () => {
  expect(listFields('return_to_origin', { status: 'shipped' })).toEqual(['reason', 'restock']);
  expect(listFields('return_to_origin', { status: 'delivered' })).toContain('deliveredByMistake');
});

type Order = Parameters<typeof formatLeft>[0];

function left(refunded: number, refused: number[] = []): string {
  const money = { received: 499.1, from_exchange: 100.2, refunded, to_exchange: 0 };
  const refunds = refused.map((amount) => ({ amount, status: 'failed', reason: 'returned' }));
  return formatLeft({ money, refunds } as Order);
}

test('ending a fully refunded order gives nothing more back, without floating-point residue', () => {
  expect(left(599.3)).toBe('No more money goes back.');
});

test('ending an order gives back what is left, without a refund that the bank refused and that is sent again', () => {
  expect(left(99.3)).toBe('₹500 goes back.');
  expect(left(0, [99.3])).toBe('₹500 goes back.');
});

test('ending an order that nothing was paid for says so', () => {
  const money = { received: 0, from_exchange: 0, refunded: 0, to_exchange: 0 };
  expect(formatLeft({ money, refunds: [] })).toBe('No money was received.');
});
