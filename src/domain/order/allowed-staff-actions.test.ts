import { expect, test } from 'vitest';
import {
  type ActionOrder,
  type Allowance,
  canCancelByStaff,
  canChangeAddress,
  canCollect,
  canCorrectShipment,
  canExchange,
  canRefund,
  canReturnToOrigin,
  canReturn,
} from './allowed-actions.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

type Way = `${PaymentMethod} ${PaymentStatus}`;

function makeOrder(status: OrderStatus, way: Way = 'razorpay completed'): ActionOrder {
  const [method, paid] = way.split(' ') as [PaymentMethod, PaymentStatus];
  return { status, placedAt: new Date('2026-11-20T06:00:00Z'), payment: { method, status: paid } };
}

const say = (answer: Allowance) => (answer.allowed ? 'yes' : answer.reason);

test.each<[OrderStatus, string]>([
  ['pending', 'yes'],
  ['processing', 'yes'],
  ['shipped', 'The parcel has left. If it comes back undelivered, mark the order as returned to origin.'],
  ['delivered', 'The parcel has left. If it comes back undelivered, mark the order as returned to origin.'],
  ['cancelled', 'This order is already cancelled'],
  ['returned_to_origin', 'This parcel has already come back'],
])('an order that is %s may be cancelled by staff: %s', (status, answer) => {
  expect(say(canCancelByStaff(makeOrder(status)))).toBe(answer);
});

test.each<[OrderStatus, Way, boolean, string]>([
  ['shipped', 'razorpay completed', false, 'yes'],
  ['returned_to_origin', 'cod pending', false, 'This parcel has already come back'],
  ['cancelled', 'cod pending', false, 'This order is cancelled'],
  ['pending', 'cod pending', false, 'The parcel has not left yet. Cancel the order instead.'],
  ['processing', 'cod pending', true, 'The parcel has not left yet. Cancel the order instead.'],
  ['delivered', 'cod pending', true, 'yes'],
  [
    'delivered',
    'cod pending',
    false,
    'This order is marked as delivered. If that was a mistake, please say so and try again.',
  ],
  ['delivered', 'cod completed', true, 'This order was delivered and paid. Record a return instead.'],
  ['delivered', 'razorpay pending', true, 'This order was delivered and paid. Record a return instead.'],
])('an order that is %s, %s, with a mistaken delivery %s, may be returned to origin: %s', (...row) => {
  const [status, way, isDeliveryMistaken, answer] = row;
  expect(say(canReturnToOrigin(makeOrder(status, way), { isDeliveryMistaken }))).toBe(answer);
});

test.each<[OrderStatus, string]>([
  ['shipped', 'yes'],
  ['pending', 'This parcel has not left yet. Mark the order as shipped with the right number.'],
  ['processing', 'This parcel has not left yet. Mark the order as shipped with the right number.'],
  ['delivered', 'This parcel is no longer on its way, so its tracking number cannot be changed.'],
])('the tracking number of an order that is %s may be corrected: %s', (status, answer) => {
  expect(say(canCorrectShipment(makeOrder(status)))).toBe(answer);
});

test.each<[OrderStatus, Way, string]>([
  ['delivered', 'razorpay completed', 'yes'],
  ['completed', 'cod completed', 'yes'],
  ['delivered', 'razorpay refunded', 'This order has already been refunded'],
  [
    'shipped',
    'razorpay completed',
    'This parcel is on its way. If it comes back undelivered, mark the order as returned to origin.',
  ],
  ['processing', 'razorpay completed', 'Only a delivered order can be returned'],
  ['delivered', 'cod pending', 'The cash for this order is not recorded yet. Record it first, then refund'],
])('the products of an order that is %s, %s, may be returned: %s', (status, way, answer) => {
  expect(say(canReturn(makeOrder(status, way)))).toBe(answer);
});

test.each<[OrderStatus, Way, string]>([
  ['processing', 'razorpay completed', 'yes'],
  ['shipped', 'razorpay refunded', 'This order has already been refunded'],
  ['cancelled', 'razorpay completed', 'This order is cancelled'],
  ['delivered', 'cod pending', 'The cash for this order is not recorded yet. Record it first, then refund'],
])('an order that is %s, %s, may be partly refunded: %s', (status, way, answer) => {
  expect(say(canRefund(makeOrder(status, way)))).toBe(answer);
});

test.each<[OrderStatus, Way, string]>([
  ['delivered', 'cod pending', 'yes'],
  ['completed', 'cod pending', 'yes'],
  ['delivered', 'razorpay completed', 'This order is paid online'],
  ['delivered', 'cod completed', 'The cash for this order has already been collected'],
  ['completed', 'cod refunded', 'This order has already been refunded'],
  ['returned_to_origin', 'cod pending', 'The parcel came back, so there is no cash to record'],
  ['shipped', 'cod pending', 'Cash is collected once the parcel is delivered'],
])('the cash of an order that is %s, %s, may be recorded: %s', (status, way, answer) => {
  expect(say(canCollect(makeOrder(status, way)))).toBe(answer);
});

test.each<[OrderStatus, string]>([
  ['pending', 'yes'],
  ['processing', 'yes'],
  ['shipped', 'The parcel has left. Ask the courier to deliver it elsewhere.'],
  ['delivered', 'The delivery of this order is over, so its address cannot be changed.'],
  ['cancelled', 'The delivery of this order is over, so its address cannot be changed.'],
])('the address of an order that is %s may be changed: %s', (status, answer) => {
  expect(say(canChangeAddress(makeOrder(status)))).toBe(answer);
});

test.each<[OrderStatus, Way, string]>([
  ['delivered', 'cod pending', 'yes'],
  ['completed', 'razorpay completed', 'yes'],
  ['delivered', 'razorpay refunded', 'This order has already been refunded'],
  ['returned_to_origin', 'cod pending', 'This parcel came back to us. Send it again as a new order.'],
  ['cancelled', 'razorpay completed', 'This order is cancelled'],
  ['shipped', 'razorpay completed', 'Pieces can be replaced or exchanged once the parcel has arrived'],
])('pieces of an order that is %s, %s, may be exchanged: %s', (status, way, answer) => {
  expect(say(canExchange(makeOrder(status, way)))).toBe(answer);
});
