import { inTransaction, makeId } from '#shop/context.ts';
import type { TestShop } from './open-shop.ts';

export type MakeOrder = {
  customerId: string;
  productId: string;
  totalPaise?: number;
  paymentMethod?: 'cod' | 'razorpay';
  status?: 'pending' | 'processing' | 'shipped' | 'delivered';
};

/** Inserts an order with one untaxed line, for tests of later steps. */
export async function makeOrder(shop: TestShop, wanted: MakeOrder): Promise<{ id: string; number: string }> {
  const {
    customerId,
    productId,
    totalPaise = 1150_00,
    paymentMethod = 'cod',
    status = 'processing',
  } = wanted;
  const { ctx } = shop;
  const id = makeId(ctx, 'ord');
  const number = `HT-${id.slice(-12).toUpperCase()}`;
  const now = ctx.clock.now();
  const place = {
    line1: '12 Hazratganj',
    line2: '',
    city: 'Lucknow',
    stateKey: 'UP',
    postalCode: '226001',
    country: 'India',
    phone: '+919876543210',
  };
  const untaxed = { taxable_paise: totalPaise, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('orders')
      .values({
        id,
        order_number: number,
        customer_id: customerId,
        status,
        payment_method: paymentMethod,
        payment_status: 'pending',
        shipping_method: 'standard',
        customer_name: 'Meera',
        customer_email: 'meera@example.com',
        customer_phone: '+919876543210',
        shipping_address: JSON.stringify(place),
        billing_address: JSON.stringify(place),
        place_of_supply: 'UP',
        home_state: 'UP',
        subtotal_paise: totalPaise,
        coupon_paise: 0,
        prepaid_discount_paise: 0,
        shipping_paise: 0,
        cod_paise: 0,
        ...untaxed,
        rounding_paise: 0,
        total_paise: totalPaise,
        delivery_from: '2026-11-27',
        delivery_to: '2026-11-30',
        placed_at: now,
        updated_at: now,
      })
      .execute();
    await tx.db
      .insertInto('order_lines')
      .values({
        id: makeId(tx, 'lin'),
        order_id: id,
        position: 1,
        product_id: productId,
        name: 'Brass Diya',
        sku: 'T-1',
        hsn: '83062990',
        uqc: 'NOS',
        rate_bp: 0,
        quantity: 1,
        unit_price_paise: totalPaise,
        gross_paise: totalPaise,
        coupon_paise: 0,
        prepaid_paise: 0,
        net_paise: totalPaise,
        ...untaxed,
      })
      .execute();
  });
  return { id, number };
}
