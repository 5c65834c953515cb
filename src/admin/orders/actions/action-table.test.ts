import { expect, test } from 'vitest';
import { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { ACTIONS, leftOf, listFields } from './action-table.ts';

test('no dialog has two buttons that begin with “Cancel”', () => {
  const doubtful = OrderAction.options.filter((action) => {
    const { label, button = label, cancelLabel = 'Cancel' } = ACTIONS[action];
    return button.startsWith('Cancel') && cancelLabel.startsWith('Cancel');
  });
  expect(doubtful).toEqual([]);
});

test('only a parcel that is marked as delivered can be said to be marked so by mistake', () => {
  expect(listFields('return_to_origin', { status: 'shipped' })).toEqual(['reason', 'restock']);
  expect(listFields('return_to_origin', { status: 'delivered' })).toContain('deliveredByMistake');
});

test('of money that went back whole nothing is left, not even the dust of a sum of fractions', () => {
  expect(leftOf({ received: 499.1, from_exchange: 100.2, refunded: 599.3, to_exchange: 0 })).toBe(0);
});
