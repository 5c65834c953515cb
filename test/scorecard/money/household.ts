import { sql } from 'kysely';
import { inTransaction } from '#shop/context.ts';
import { addAddress } from '#shop/customers/addresses/save-address.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { readAnswer } from '#test/call-api.ts';
import { buy, buyOnline, post, readInvoice, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, randomMobile } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { SaveAddress } from '#contract/customer/address.ts';

/** A customer who has one of every kind of personal record, and the ids of these records. */
export type Household = MadeCustomer & {
  ids: {
    product: string;
    address: string;
    session: string;
    waiting: string;
    processing: string;
    delivered: string;
    line: string;
    invoice: string;
    request: string;
  };
  /** Words that occur in no other household's data. */
  secrets: string[];
  payment: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
};

export const line = 'Plot 7, Kankarbagh';

/** Creates a customer with an address, orders in every relevant status, an invoice, a stock request, a cart and a second session. */
export async function makeHousehold(shop: TestShop, owner: MadeStaff, name: string): Promise<Household> {
  const mobile = randomMobile();
  const customer = await makeCustomer(shop, { name, mobile, email: `${mobile.slice(1)}@family.example` });
  const { id: product } = await makeProduct(shop, { stock: 50 });
  const soldOut = await makeProduct(shop, { stock: 0 });
  const street = `${line} of ${mobile}`;
  const place = { line1: street, city: 'Patna', state: 'Bihar', postal_code: '800020', phone: mobile };
  const address = await addAddress(customer.ctx, SaveAddress.parse(place));
  const body = toOrderBody(
    { productId: product },
    {
      name,
      email: `${mobile.slice(1)}@family.example`,
      phone: mobile,
      address: { ...place, line2: '', country: 'India' },
    },
  );
  const processing = await buy(shop, customer, body);
  const { order, paid } = await buyOnline(shop, customer, body);
  const more = { ...body, items: [{ product_id: product, quantity: 3 }] };
  const waiting = await buy(shop, customer, { ...more, paymentMethod: 'razorpay' });
  await makeOrderMoves(() => shop).deliver(owner, order.id);
  const requested = await post(shop, '/stock-requests', { as: customer, body: { product_id: soldOut.id } });
  await shop.app.request('/api/v1/profile', {
    method: 'PUT',
    headers: customer.headers,
    body: JSON.stringify({ cart: [{ product_id: product, quantity: 2 }], wishlist: [product] }),
  });
  await post(shop, '/contact', {
    as: customer,
    body: {
      name,
      email: `${mobile.slice(1)}@family.example`,
      subject: street,
      message: `I live at ${street}`,
    },
  });
  const other = await makeSecondSession(shop, customer);
  return {
    ...customer,
    payment: paid,
    secrets: [
      name,
      mobile.slice(3),
      street,
      processing.order_number,
      waiting.order_number,
      order.order_number,
    ],
    ids: {
      product,
      address: address.id,
      session: other,
      waiting: waiting.id,
      processing: processing.id,
      delivered: order.id,
      line: await findLine(shop, order.id),
      invoice: (await readInvoice(shop, customer, order.id)).id,
      request: (await readAnswer('POST /stock-requests', requested)).id,
    },
  };
}

async function findLine({ db }: TestShop, orderId: string): Promise<string> {
  const { id } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

async function makeSecondSession(shop: TestShop, { customerId }: MadeCustomer): Promise<string> {
  const { sessionId } = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: 'another' }),
  );
  return sessionId;
}

/** Returns every row of every table in which a household occurs, as text: if the texts before and after are equal, nothing has changed. */
export async function readTraces(
  { db }: Pick<TestShop, 'db'>,
  { customerId, ids }: Household,
): Promise<string[]> {
  const { product: _, ...own } = ids;
  const names = [customerId, ...Object.values(own)];
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
       where to_jsonb(t)::text like any (${names.map((id) => `%"${id}"%`)}) order by 1`.execute(db);
    traces.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return traces;
}
