import { type Selectable, sql } from 'kysely';
import type { OrderCharges, OrderLines, Orders } from '#db/schema.ts';
import { OrderAddress } from '#domain/order/order.ts';
import type { InvoicedOrder, PostalAddress } from '#domain/invoice/invoiced-order.ts';
import type { Uqc } from '#domain/tax/gst.ts';
import { ChargeKind } from '#domain/pricing/charge-kind.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Reader } from '#shop/context.ts';

export type OrderFacts = InvoicedOrder & {
  orderId: string;
  customerId: string;
  paymentMethod: 'razorpay' | 'cod';
  paymentStatus: string;
  deliveryTo: string | null;
};

/** Returns the frozen facts of an order, for its invoice to repeat. */
export async function readOrderFacts(reader: Reader, orderId: string): Promise<OrderFacts> {
  const { lines, charges, ...order } = await reader.db
    .selectFrom('orders as o')
    .select(['o.id', 'o.order_number', 'o.customer_id', 'o.payment_method', 'o.payment_status'])
    .select(['o.customer_name', 'o.customer_email', 'o.customer_phone', 'o.buyer_gstin'])
    .select(['o.shipping_address', 'o.billing_address', 'o.home_state', 'o.place_of_supply'])
    .select(['o.seller_kind', 'o.seller_gstin', 'o.delivery_to', 'o.rounding_paise', 'o.total_paise'])
    .select([
      sql<Selectable<OrderLines>[]>`
        (select json_agg(l order by l.position) from order_lines l where l.order_id = o.id)`.as('lines'),
      sql<Selectable<OrderCharges>[]>`
        (select coalesce(json_agg(c order by c.kind desc, c.rate_bp), '[]') from order_charges c where c.order_id = o.id)`.as(
        'charges',
      ),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return toOrderFacts({ order, lines, charges });
}

type FrozenRows = {
  order: Pick<
    Selectable<Orders>,
    | 'id'
    | 'order_number'
    | 'customer_id'
    | 'payment_method'
    | 'payment_status'
    | 'customer_name'
    | 'customer_email'
    | 'customer_phone'
    | 'buyer_gstin'
    | 'shipping_address'
    | 'billing_address'
    | 'home_state'
    | 'seller_kind'
    | 'seller_gstin'
    | 'place_of_supply'
    | 'delivery_to'
    | 'rounding_paise'
    | 'total_paise'
  >;
  /** Sorted by their position. */
  lines: Selectable<OrderLines>[];
  /** Sorted with shipping first, then by their rate. */
  charges: Selectable<OrderCharges>[];
};

/** Returns the facts of an order from its rows, for a command that is writing them. */
export function toOrderFacts({ order, lines, charges }: FrozenRows): OrderFacts {
  return {
    orderId: order.id,
    orderNumber: order.order_number,
    customerId: order.customer_id,
    paymentMethod: order.payment_method === 'cod' ? 'cod' : 'razorpay',
    paymentStatus: order.payment_status,
    deliveryTo: order.delivery_to,
    homeState: order.home_state as StateKey,
    soldAs:
      order.seller_kind === null
        ? undefined
        : { kind: SellerKind.parse(order.seller_kind), gstin: order.seller_gstin },
    placeOfSupply: order.place_of_supply as StateKey,
    buyer: {
      name: order.customer_name,
      gstin: order.buyer_gstin,
      email: order.customer_email,
      phone: order.customer_phone,
      address: toPostal(OrderAddress.parse(order.billing_address)),
    },
    deliveryAddress: toPostal(OrderAddress.parse(order.shipping_address)),
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      description: [line.color, line.size, line.sku].filter(Boolean).join(' · '),
      hsn: line.hsn,
      uqc: line.uqc as Uqc,
      quantity: line.quantity,
      unitPricePaise: line.unit_price_paise,
      discountPaise: line.coupon_paise + line.prepaid_paise,
      netPaise: line.net_paise,
      rateBp: line.rate_bp,
      taxablePaise: line.taxable_paise,
      cgstPaise: line.cgst_paise,
      sgstPaise: line.sgst_paise,
      igstPaise: line.igst_paise,
    })),
    charges: charges.map((charge) => ({
      kind: ChargeKind.parse(charge.kind),
      rateBp: charge.rate_bp,
      hsn: charge.hsn,
      amountPaise: charge.amount_paise,
      taxablePaise: charge.taxable_paise,
      cgstPaise: charge.cgst_paise,
      sgstPaise: charge.sgst_paise,
      igstPaise: charge.igst_paise,
    })),
    roundingPaise: order.rounding_paise,
    totalPaise: order.total_paise,
  };
}

function toPostal({ line1, line2, city, stateKey, postalCode }: OrderAddress): PostalAddress {
  return { line1, line2, city, state: stateKey, postalCode };
}
