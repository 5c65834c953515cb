import { z } from 'zod';
import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { RefundReason, ToldRefundStatus } from '#domain/payment/payment-fact.ts';
import type { OrderReturn } from './order-return.ts';
import { StateKey } from '#domain/tax/state.ts';

export const OrderStatus = z.enum([
  'pending',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'returned_to_origin',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const CancelReason = z.enum(['unpaid', 'customer', 'staff', 'no_stock', 'replaced', 'unconfirmed']);
export type CancelReason = z.infer<typeof CancelReason>;

/** An address on an order, frozen when the order was placed: later changes of the saved address do not affect it. */
export const OrderAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  stateKey: StateKey,
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type OrderAddress = z.infer<typeof OrderAddress>;

export type OrderLine = {
  id: string;
  productId: string;
  /** The page of the product; of a hidden one, with a signature that opens it for the buyer. */
  productPath: string;
  variantId: string | null;
  name: string;
  sku: string;
  color: string | null;
  size: string | null;
  pictureKey: string | null;
  quantity: number;
  unitPricePaise: Paise;
  grossPaise: Paise;
  /** Pieces that were credited by a credit note. */
  returned: number;
  /** Whether its buyer has reviewed it. */
  isReviewed: boolean;
};

export type OrderTotals = {
  subtotalPaise: Paise;
  couponPaise: Paise;
  couponCode: string | null;
  prepaidDiscountPaise: Paise;
  shippingPaise: Paise;
  giftPaise: Paise;
  codPaise: Paise;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
  roundingPaise: Paise;
  totalPaise: Paise;
};

export type Order = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  placedAt: Date;
  customer: { name: string; email: string; phone: string };
  lines: OrderLine[];
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  buyerGstin: string | null;
  notes: string;
  /** The message of a gift, which may be empty; null if the order is not a gift. */
  gift: { message: string } | null;
  shippingMethod: ShippingMethod;
  /** First and last day of the delivery promise, `YYYY-MM-DD`. */
  deliveryFrom: string | null;
  deliveryTo: string | null;
  payment: {
    method: PaymentMethod;
    status: PaymentStatus;
    transactionId: string | null;
    paidAt: Date | null;
    /** When an unpaid online order expires, or a cash on delivery order without the owner's confirmation. */
    expiresAt: Date | null;
    /** A payment of this unpaid order is still in progress at the bank. */
    inProgress: boolean;
    /** The part of the payment that was refunded or is being refunded. */
    refundedPaise: Paise;
    /** The cash part of that which the owner has not handed back yet. */
    cashOwedPaise: Paise;
  };
  /** Refunds to the buyer, oldest first; cash that is handed back is not among them. */
  refunds: {
    amountPaise: Paise;
    status: ToldRefundStatus;
    reason: RefundReason;
    creditNoteId: string | null;
    at: Date;
  }[];
  /** The order whose credited pieces paid for this one; null if this is not an exchange. */
  exchange: { orderId: string; orderNumber: string; paidPaise: Paise } | null;
  /** The part of its credits that paid for exchanges. */
  exchangedPaise: Paise;
  /** Returns of its pieces after delivery, oldest first. */
  returns: OrderReturn[];
  creditNotes: { id: string; number: string; issueDate: string; reason: string; totalPaise: Paise }[];
  totals: OrderTotals;
  tracking: {
    courier: string | null;
    number: string | null;
    url: string | null;
    shippedAt: Date | null;
    deliveredAt: Date | null;
  };
  cancelledAt: Date | null;
  cancelledReason: CancelReason | null;
  /** When the goods came back to the shop: undelivered, or as a full return after delivery. */
  returnedAt: Date | null;
  invoiceId: string | null;
};
