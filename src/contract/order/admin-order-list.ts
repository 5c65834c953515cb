import { z } from 'zod';
import { OrderJson } from './order.ts';
import { ClaimJson } from './packing.ts';
import { someOf } from '#contract/some-of.ts';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { OrderStage, WAITING_STAGES } from '#domain/order/order-stage.ts';
import { OrderStatus } from '#domain/order/order.ts';
import { MOST_COUNTED, pagingFields } from '#domain/paging.ts';
import { PaymentMethod } from '#domain/payment/payment.ts';
import { StateKey } from '#domain/tax/state.ts';

/** The refunds that need the attention of staff. */
export const AttentionFilter = z
  .enum(['refund_failed', 'gateway_refund'])
  .describe('A refund that the bank refused, or one made at the gateway itself that has to be explained');
export type AttentionFilter = z.infer<typeof AttentionFilter>;

/** How many confirmation calls did not reach the customer, and when the last one was made; null if there were none. */
const UnansweredCallsJson = z.object({ count: z.int(), last_at: z.iso.datetime() }).nullable();
export type UnansweredCallsJson = z.infer<typeof UnansweredCallsJson>;

/** The fields of a listed order that only staff sees. */
export const staffFields = {
  stage: OrderStage,
  /** Goes up with every change; a change that names an older version is refused. */
  version: z.int(),
  customer_id: z.string(),
  packed_at: z.iso.datetime().nullable(),
  needs_look: z.array(AttentionFilter),
  claim: ClaimJson,
  unanswered_calls: UnansweredCallsJson,
  missing_pieces: z
    .string()
    .nullable()
    .describe('The pieces not found while packing; null if nothing is missing'),
  locations: z
    .record(z.string(), z.string())
    .describe('The shelves of its pieces by SKU; a SKU without a shelf is left out'),
};

export const ListedOrderJson = OrderJson.extend(staffFields);
export type ListedOrderJson = z.infer<typeof ListedOrderJson>;

export const AdminOrdersAnswer = z.object({
  orders: z.array(ListedOrderJson),
  total: z.int().describe(`The number found, counted up to ${MOST_COUNTED}`),
  more: z.boolean().describe('Whether there are more than `total`'),
  counts: z
    .record(z.enum(WAITING_STAGES), z.int())
    .describe(
      `The number of orders in each stage before dispatch, without the filters; ${MOST_COUNTED + 1} means more than ${MOST_COUNTED}`,
    ),
});
export type AdminOrdersAnswer = z.infer<typeof AdminOrdersAnswer>;

export const OrderSort = z.enum(['newest', 'oldest', 'promise', 'total_high', 'total_low']);
export type OrderSort = z.infer<typeof OrderSort>;

const day = z.iso.date('Please enter a day like 2026-11-22');

function yesOrNo(name: string) {
  return z
    .enum(['true', 'false'], `${name} must be true or false`)
    .transform((value) => value === 'true')
    .optional();
}

/** The order search of the admin. Values within a filter are alternatives; filters narrow each other. */
export const AdminOrderListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe(
      'An order number or its end, a mobile number in any format, an e-mail, a name, a PIN code, a tracking or invoice number, or a SKU',
    ),
  sort: OrderSort.default('newest').describe(
    'promise: the orders that are not delivered yet, by the promised day; those that have ended, which only a stage or status asks for, by age',
  ),
  stage: someOf(OrderStage).describe('The stages of orders, separated by commas'),
  status: OrderStatus.optional(),
  placed_from: day.optional().describe('The first Indian day'),
  placed_to: day.optional().describe('The last Indian day, included'),
  payment: PaymentMethod.optional(),
  packed: yesOrNo('packed').describe('Packed orders, or orders to pack'),
  courier: someOf(z.string().max(40)).describe('`other` means every courier that is not in the list'),
  pin: z.string().regex(PIN_PATTERN, 'A PIN code has 6 digits').optional(),
  state: someOf(StateKey).describe('The State of delivery, such as UP'),
  product: z.string().max(64).optional().describe('The id of a product'),
  customer: z.string().max(64).optional().describe('The id of a customer'),
  cash_due: yesOrNo('cash_due').describe('Delivered cash on delivery orders whose cash is not booked'),
  cash_owed: yesOrNo('cash_owed').describe('Orders with cash still to be paid back to the buyer'),
  failed: yesOrNo('failed').describe('Undelivered parcels whose courier waits for an instruction'),
  late: yesOrNo('late').describe('Parcels on the way after their promised day'),
  missing: yesOrNo('missing').describe('Orders to pack with missing pieces'),
  look: yesOrNo('look').describe('Only orders with a refund that needs attention'),
});
export type AdminOrderListing = z.infer<typeof AdminOrderListing>;
