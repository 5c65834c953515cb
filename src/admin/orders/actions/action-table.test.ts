import { expect, test } from 'vitest';
import { OrderAction } from '#domain/order/staff-actions.ts';
import { ACTIONS } from './action-table.ts';

test('no dialog has two buttons that begin with “Cancel”', () => {
  const doubtful = OrderAction.options.filter((action) => {
    const { label, button = label, dismiss = 'Cancel' } = ACTIONS[action];
    return button.startsWith('Cancel') && dismiss.startsWith('Cancel');
  });
  expect(doubtful).toEqual([]);
});
