import { z } from 'zod';
import type { OrderStatus } from './order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

/** The tabs of the admin's order list: the next task of an order, or how it ended. */
export const OrderStage = z.enum([
  'unpaid',
  'to_confirm',
  'to_pack',
  'to_hand_over',
  'on_the_way',
  'delivered',
  'cancelled',
  'returned_to_origin',
]);
export type OrderStage = z.infer<typeof OrderStage>;

/** The stages of orders that are not sent yet. */
export const WAITING_STAGES = ['unpaid', 'to_confirm', 'to_pack', 'to_hand_over'] as const;
export type WaitingStage = (typeof WAITING_STAGES)[number];

/** The stages in the words of the admin. */
export const ORDER_STAGE_NAMES: Record<OrderStage, string> = {
  unpaid: 'Unpaid',
  to_confirm: 'To confirm',
  to_pack: 'To pack',
  to_hand_over: 'To hand over',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned_to_origin: 'Came back',
};

type StagedOrder = { status: OrderStatus; paymentMethod: PaymentMethod; isPacked: boolean };

/** Returns the stage of an order; a completed order is under delivered. */
export function toStage({ status, paymentMethod, isPacked }: StagedOrder): OrderStage {
  switch (status) {
    case 'pending':
      return paymentMethod === 'cod' ? 'to_confirm' : 'unpaid';
    case 'processing':
      return isPacked ? 'to_hand_over' : 'to_pack';
    case 'shipped':
      return 'on_the_way';
    case 'completed':
      return 'delivered';
    default:
      return status;
  }
}
