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

test('the toast of every action is a sentence that says what is done with what', () => {
  const unclear = OrderAction.options.filter((action) => !/^The .+ is /.test(ACTIONS[action].done));
  expect(unclear).toEqual([]);
});

test('only a parcel marked as delivered can be reported as marked by mistake', () => {
  expect(listFields('return_to_origin', { status: 'shipped' })).toEqual(['reason', 'restock']);
  expect(listFields('return_to_origin', { status: 'delivered' })).toContain('deliveredByMistake');
});

test('a fully refunded payment leaves exactly zero, without floating-point residue', () => {
  expect(leftOf({ received: 499.1, from_exchange: 100.2, refunded: 599.3, to_exchange: 0 })).toBe(0);
});
