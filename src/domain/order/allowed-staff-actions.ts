import { z } from 'zod';
import {
  type ActionOrder,
  canCancelByStaff,
  canChangeAddress,
  canCollect,
  canCorrectShipment,
  canExchange,
  canRefund,
  canReturn,
  canReturnToOrigin,
} from './allowed-actions.ts';
import { hasArrived } from './order-outcome.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';

/** The actions that staff may take with an order. */
export const OrderAction = z.enum([
  'confirm',
  'not_reached',
  'pack',
  'change_address',
  'ship',
  'correct_shipment',
  'deliver',
  'collect_cash',
  'complete',
  'cancel',
  'request_return',
  'exchange',
  'return',
  'return_to_origin',
  'refund',
  'hand_back_cash',
]);
export type OrderAction = z.infer<typeof OrderAction>;

export type StaffOrder = Pick<ActionOrder, 'status' | 'payment'> & {
  isPacked: boolean;
  /** Whether credit notes have credited all of its invoice. */
  isCredited: boolean;
  /** Whether cash is still to be handed back to the buyer. */
  owesCash: boolean;
};

type Rule = { ability: StaffAbility; allows: (order: StaffOrder) => boolean };

const RULES: Record<OrderAction, Rule> = {
  confirm: { ability: 'ship_orders', allows: awaitsCall },
  not_reached: { ability: 'ship_orders', allows: awaitsCall },
  pack: { ability: 'ship_orders', allows: ({ status, isPacked }) => status === 'processing' && !isPacked },
  change_address: { ability: 'ship_orders', allows: (order) => canChangeAddress(order).allowed },
  ship: { ability: 'ship_orders', allows: ({ status }) => status === 'processing' },
  correct_shipment: { ability: 'ship_orders', allows: (order) => canCorrectShipment(order).allowed },
  deliver: { ability: 'ship_orders', allows: ({ status }) => status === 'shipped' },
  collect_cash: { ability: 'collect_cash', allows: (order) => canCollect(order).allowed },
  complete: {
    ability: 'collect_cash',
    allows: ({ status, payment }) => status === 'delivered' && isPaid(payment.status),
  },
  cancel: { ability: 'cancel_orders', allows: (order) => canCancelByStaff(order).allowed },
  request_return: {
    ability: 'answer_customers',
    allows: ({ status, isCredited }) => !isCredited && hasArrived(status),
  },
  exchange: { ability: 'refund', allows: (order) => !order.isCredited && canExchange(order).allowed },
  return: { ability: 'refund', allows: (order) => !order.isCredited && canReturn(order).allowed },
  return_to_origin: {
    ability: 'ship_orders',
    allows: (order) => canReturnToOrigin(order, { isDeliveryMistaken: true }).allowed,
  },
  refund: { ability: 'refund', allows: (order) => !order.isCredited && canRefund(order).allowed },
  hand_back_cash: { ability: 'refund', allows: ({ owesCash }) => owesCash },
};

function awaitsCall({ status, payment }: StaffOrder): boolean {
  return status === 'pending' && payment.method === 'cod';
}

function isPaid(status: StaffOrder['payment']['status']): boolean {
  return status === 'completed' || status === 'refunded';
}

/** Returns the actions that a staff member with these abilities may take with an order, in the sequence of an order's life. */
export function listActions(order: StaffOrder, has: (ability: StaffAbility) => boolean): OrderAction[] {
  return OrderAction.options.filter((action) => {
    const { ability, allows } = RULES[action];
    return allows(order) && has(ability);
  });
}
