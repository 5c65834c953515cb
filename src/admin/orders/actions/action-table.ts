import {
  Ban,
  Banknote,
  CircleCheck,
  HandCoins,
  ClipboardList,
  MapPin,
  type LucideIcon,
  PackageCheck,
  PackageX,
  Pencil,
  PhoneCall,
  PhoneMissed,
  Repeat,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import { sumRefunds } from '#domain/payment/sum-refunds.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { hasArrived } from '#domain/order/order-outcome.ts';
import type { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { rupees } from '#admin/format/rupees.ts';
import type { Order } from '#admin/orders/use-order.ts';

/** The fields that an action asks for before it is done. */
export type ActionField =
  | 'parcel'
  | 'address'
  | 'reason'
  | 'reference'
  | 'restock'
  | 'soldOut'
  | 'deliveredByMistake';

export type ActionWords = {
  label: string;
  icon: LucideIcon;
  /** The words before and after the order number in the question, where they are not the label. */
  question?: readonly [before: string, after: string];
  /** The effect, with rupees, shown in a dialog before the action runs. Without it, the action runs at once. */
  effect?: (order: Order) => string;
  /** The label of the button that confirms, if it is not the action's label. */
  button?: string;
  /** The label of the button that closes the dialog, where "Cancel" could mean the action itself. */
  cancelLabel?: string;
  /** The toast after it has succeeded. */
  done: string;
  fields?: readonly ActionField[];
  isDangerous?: boolean;
};

/** Every action of an order: its words, its effect, and its fields. */
export const ACTIONS: Record<OrderAction, ActionWords> = {
  confirm: {
    label: 'Confirm order',
    icon: PhoneCall,
    effect: ({ totals }) =>
      `An invoice for ${rupees(totals.total)} is issued, and the order can be packed. This cannot be undone.`,
    done: 'The order is confirmed',
  },
  not_reached: { label: 'No answer', icon: PhoneMissed, done: 'The unanswered call is noted' },
  pack: { label: 'Mark as packed', icon: PackageCheck, done: 'The order is packed' },
  change_address: {
    label: 'Change address',
    icon: MapPin,
    effect: ({ customer, documents, status }) =>
      `${customer.name} gets a message. The price stays the same. ` +
      (documents.length > 0
        ? 'If the new address is in another State, a credit note cancels the invoice and a new one is issued. '
        : '') +
      (status === 'processing' ? 'If you have already printed the label, print it again.' : ''),
    button: 'Change address',
    done: 'The address is changed',
    fields: ['address', 'reason'],
  },
  ship: {
    label: 'Hand over',
    icon: Truck,
    effect: ({ customer }) => `${customer.name} gets a message that the parcel is on its way.`,
    done: 'The parcel is handed over',
    fields: ['parcel'],
  },
  correct_shipment: {
    label: 'Correct tracking number',
    icon: Pencil,
    effect: ({ customer }) => `${customer.name} gets a message with the right number.`,
    button: 'Save',
    done: 'The tracking number is corrected',
    fields: ['parcel'],
  },
  deliver: {
    label: 'Mark as delivered',
    icon: CircleCheck,
    question: ['Mark', 'as delivered?'],
    effect: ({ customer }) => `${customer.name} gets a message that the parcel arrived.`,
    done: 'The order is marked as delivered',
  },
  collect_cash: {
    label: 'Book cash',
    icon: Banknote,
    question: ['Book the cash of', ''],
    effect: ({ money }) => `${rupees(money.due)} in cash is booked as received.`,
    done: 'The cash is booked',
  },
  complete: {
    label: 'Complete',
    icon: CircleCheck,
    effect: () => 'The order is closed. A return is still possible.',
    done: 'The order is completed',
  },
  cancel: {
    label: 'Cancel order',
    icon: Ban,
    effect: (order) =>
      `${order.customer.name} gets a message, and the pieces can be sold again. ` +
      `${formatLeft(order)} This cannot be undone.`,
    cancelLabel: 'Keep order',
    done: 'The order is cancelled',
    fields: ['reason', 'soldOut'],
    isDangerous: true,
  },
  return: {
    label: 'Came back after delivery',
    icon: Undo2,
    effect: (order) =>
      `All pieces came back. ${formatLeft(order)} A credit note is issued. This cannot be undone.`,
    button: 'Mark as returned',
    done: 'The order is marked as returned',
    fields: ['reason', 'restock'],
    isDangerous: true,
  },
  return_to_origin: {
    label: 'Came back',
    icon: PackageX,
    effect: (order) =>
      'The parcel came back undelivered. The invoice is credited and no cash is booked. ' +
      (isPaid(order)
        ? `${formatLeft(order)} ${order.customer.name} gets a message. `
        : `${order.customer.name} gets a message that no payment is due. `) +
      'This cannot be undone.',
    done: 'The parcel is back with you',
    fields: ['reason', 'restock', 'deliveredByMistake'],
    isDangerous: true,
  },
  request_return: { label: 'Record a return', icon: ClipboardList, done: 'The return is recorded' },
  exchange: { label: 'Replace or exchange', icon: Repeat, done: 'The new order is made' },
  hand_back_cash: {
    label: 'Cash handed back',
    icon: HandCoins,
    question: ['Was the cash of', 'handed back?'],
    effect: ({ customer, money }) =>
      `${customer.name} got back ${rupees(money.cash_owed)}, in cash or by bank or UPI transfer, and gets a message about it. This cannot be undone.`,
    done: 'The cash is marked as handed back',
    fields: ['reference'],
  },
  refund: { label: 'Refund', icon: Wallet, done: 'The refund is under way' },
};

/** Actions that complete the step an order waits for; the first possible one is the main button. */
export const NEXT_STEPS: readonly OrderAction[] = [
  'confirm',
  'pack',
  'ship',
  'deliver',
  'hand_back_cash',
  'collect_cash',
  'complete',
];

/** Lists the fields of an action for an order; `deliveredByMistake` applies only to a parcel that is marked as delivered. */
export function listFields(action: OrderAction, { status }: Pick<Order, 'status'>): readonly ActionField[] {
  const { fields = [] } = ACTIONS[action];
  return fields.filter((field) => field !== 'deliveredByMistake' || hasArrived(status));
}

type OrderMoney = Pick<Order, 'refunds'> & {
  money: Pick<Order['money'], 'received' | 'from_exchange' | 'refunded' | 'to_exchange'>;
};

/** Says in a sentence which money of an order goes back when it ends. */
export function formatLeft(order: OrderMoney): string {
  const left = leftOf(order);
  if (left > 0) return `${rupees(left)} goes back.`;
  return isPaid(order) ? 'No more money goes back.' : 'No money was received.';
}

function isPaid({ money }: OrderMoney): boolean {
  return money.received > 0 || money.from_exchange > 0;
}

/** Returns the money of an order that the shop still holds, in rupees, without refunds that the bank refused: those are sent again. */
function leftOf({ money, refunds }: OrderMoney): number {
  const paidPaise = toPaise(money.received) + toPaise(money.from_exchange) - toPaise(money.to_exchange);
  return toRupees(paidPaise - toPaise(money.refunded) - sumRefunds(refunds, ['failed']));
}
