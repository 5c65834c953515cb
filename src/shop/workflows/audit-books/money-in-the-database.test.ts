import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let paid: string;
let unpaid: string;
beforeAll(async () => {
  shop = await openShop();
  const bell = await makeProduct(shop);
  const buyer = await makeCustomer(shop);
  ({
    order: { id: paid },
  } = await buyOnline(shop, buyer, toOrderBody({ productId: bell.id })));
  const other = await makeCustomer(shop);
  ({ id: unpaid } = await buy(
    shop,
    other,
    toOrderBody({ productId: bell.id }, { paymentMethod: 'razorpay' }),
  ));
  const third = await makeCustomer(shop);
  const cancelled = await buy(shop, third, toOrderBody({ productId: bell.id }));
  await post(shop, `/orders/${cancelled.id}/cancellation`, { as: third, body: {} });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Returns a statement that inserts a partly changed copy of a row, bypassing every command. */
function copyOf(table: string, where: string, changes: object): string {
  return `insert into ${table} select (jsonb_populate_record(r, '${JSON.stringify(changes)}')).* from ${table} r where ${where} limit 1`;
}

test.each<[rule: string, statement: () => string, constraint: string]>([
  [
    'GST is what the rate says of a line',
    () =>
      copyOf('order_lines', `order_id = '${paid}'`, {
        id: 'lin_x',
        position: 9,
        cgst_paise: 1,
        sgst_paise: 1,
        taxable_paise: 1139_98,
      }),
    'order_lines_tax_is_of_its_rate',
  ],
  [
    'CGST and SGST are two equal halves',
    () =>
      copyOf('order_lines', `order_id = '${paid}'`, {
        id: 'lin_x',
        position: 9,
        cgst_paise: 2715,
        sgst_paise: 2714,
      }),
    'order_lines_one_kind_of_tax',
  ],
  [
    'no CGST towards another State',
    () =>
      copyOf('orders', `id = '${unpaid}'`, {
        id: 'ord_x',
        order_number: 'HT-0000-XXXXXXXX',
        place_of_supply: 'MH',
      }),
    'orders_tax_is_of_their_state',
  ],
  [
    'an order is its parts',
    () => copyOf('orders', `id = '${unpaid}'`, { id: 'ord_x', order_number: 'HT-0000-XXXXXXXX' }),
    'orders_parts_add_up',
  ],
  [
    'an order has one price',
    () => `update orders set total_paise = 1, subtotal_paise = 1`,
    'orders_price_is_fixed',
  ],
  [
    'nobody is paid without a captured payment',
    () => `update orders set payment_status = 'completed' where id = '${unpaid}'`,
    'orders_paid_means_captured',
  ],
  [
    "nobody is paid by another's payment",
    () =>
      `update orders set payment_status = 'completed', paid_by = (select paid_by from orders where id = '${paid}') where id = '${unpaid}'`,
    'orders_paid_means_captured',
  ],
  [
    'nobody begins as paid',
    () => copyOf('orders', `id = '${paid}'`, { id: 'ord_x', order_number: 'HT-0000-XXXXXXXX' }),
    'orders_paid_once',
  ],
  [
    'who is paid stays paid by the same',
    () => `update orders set paid_by = null where id = '${paid}'`,
    'orders_paid_once',
  ],
  [
    'a counter goes up by one',
    () => `update invoice_counters set last_number = last_number + 2`,
    'invoice_counters_count_by_one',
  ],
  [
    'a counter does not go back',
    () => `update invoice_counters set last_number = last_number - 1`,
    'invoice_counters_count_by_one',
  ],
  ['a counter is not thrown away', () => `delete from invoice_counters`, 'invoice_counters_count_by_one'],
  [
    'a number that was counted has its invoice',
    () => `update invoice_counters set last_number = last_number + 1`,
    'invoice_numbers_have_no_gaps',
  ],
  [
    'an invoice has the number that was counted',
    () =>
      copyOf('invoices', `series = 'INV'`, {
        id: 'inv_x',
        sequence: 99,
        number: 'INV/26-27/000099',
        order_id: unpaid,
      }),
    'invoices_take_the_next_number',
  ],
  [
    'an invoice is what it was',
    () => `update invoices set total_paise = total_paise + 100`,
    'invoices_are_final',
  ],
  [
    'an invoice that was taken back stays so',
    () => `update invoices set status = 'paid' where status = 'canceled'`,
    'invoices_are_final',
  ],
  ['an invoice is not thrown away', () => `delete from invoices`, 'invoices_are_final'],
])('the database itself enforces: %s', async (_, statement, constraint) => {
  await expect(sql.raw(statement()).execute(shop.db)).rejects.toMatchObject({ constraint });
});
