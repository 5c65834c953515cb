import { makeAwb } from './order-moves.ts';
import { receiveContact } from '#shop/support/receive-contact.ts';
import { addCustomerPhoto } from '#shop/orders/photos/add-customer-photo.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { buy, buyOnline, post, sendWebhook, toGatewayPayment, toOrderBody } from './buy.ts';
import { callApi, readAnswer } from './call-api.ts';
import { type MadeCustomer, makeProduct, makeStaff } from './make.ts';
import { importFile } from './import-export/send-import.ts';
import type { TestShop } from './open-shop.ts';
import { takePhoto } from '#test/scenes/photographs.ts';

/** Values that occur nowhere else, so each of them identifies this person. */
export const canary = {
  name: 'Zubeida Canarywala',
  email: 'zubeida.canary@example.in',
  mobile: '+919812309876',
  otherPhone: '+919812301234',
  line1: '77 Canary Gali',
  city: 'Canarypur',
  notes: 'leave it with Canary next door',
  ticket: 'my canary parcel is late',
  request: 'three for my canary wedding',
  question: 'would it hold a canary?',
  device: 'Canaryphone 12',
};

/** Reads the code for a number from the outbox. */
export async function readCode(shop: TestShop, mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

/** Signs in the usual way, so that codes, rate limits and the device are stored as usual. */
export async function signIn(shop: TestShop, mobile: string): Promise<MadeCustomer> {
  const number = { mobile_number: mobile.slice(3) };
  await post(shop, '/auth/send-otp', { body: number });
  const agent = {
    headers: { 'content-type': 'application/json', authorization: '', 'user-agent': canary.device },
  };
  const { token, user } = await callApi('POST /auth/verify-otp', {
    shop,
    body: { ...number, otp: await readCode(shop, mobile) },
    as: agent,
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ctx = shop.as({ kind: 'customer', customerId: user.id, sessionId: 'ses' });
  return { ctx, customerId: user.id, sessionId: 'ses', token, headers };
}

const put = (shop: TestShop, { headers }: MadeCustomer, path: string, body: object) =>
  shop.app.request(`/api/v1${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });

/** Creates a customer who has used every feature of the shop. */
export async function live(shop: TestShop): Promise<MadeCustomer> {
  const person = await signIn(shop, canary.mobile);
  const [diya, bell] = [await makeProduct(shop), await makeProduct(shop, { stock: 0 })];
  await put(shop, person, '/mobile/profile', { name: canary.name, email: canary.email });
  await shop.db
    .updateTable('customers')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', person.customerId)
    .execute();
  const place = { line1: canary.line1, city: canary.city, state: 'UP', postal_code: '226001' };
  await put(shop, person, '/profile', {
    addresses: [{ ...place, type: 'home', phone: canary.otherPhone.slice(3) }],
  });
  const { name, email, otherPhone: phone, notes } = canary;
  const body = toOrderBody(
    { productId: diya.id },
    { name, email, phone, notes, address: { ...place, line2: '', country: 'India' } },
  );
  const cod = await buy(shop, person, body);
  const { order: paid, gatewayOrderId } = await buyOnline(shop, person, body);
  const told = { id: 'pay_canary', order_id: gatewayOrderId, amount: 100, status: 'failed' as const };
  const entity = { ...toGatewayPayment(told), contact: canary.mobile, email: canary.email };
  const event = { entity: 'event', event: 'payment.failed', payload: { payment: { entity } }, created_at: 1 };
  await sendWebhook(shop, JSON.stringify(event), { eventId: 'evt_canary' });
  await shop.drainJobs();
  const staff = await makeStaff(shop);
  for (const { id } of [cod, paid]) {
    await shipOrder(staff.ctx, id, { courier: 'delhivery', tracking_number: makeAwb() });
    await deliverOrder(staff.ctx, id);
  }
  await addCustomerPhoto(person.ctx, cod.id, await takePhoto());
  await post(shop, `/products/${diya.id}/questions`, { as: person, body: { text: canary.question } });
  const ask = { as: person, body: { text: 'Is it brass?' } };
  const asked = await post(shop, `/products/${diya.id}/questions`, ask);
  const { question } = await readAnswer('POST /products/{id}/questions', asked);
  await post(shop, `/admin/questions/${question.id}/answer`, {
    as: staff,
    body: { version: 1, text: 'Yes.' },
  });
  await post(shop, `/products/${diya.id}/reviews`, {
    body: { rating: 5, title: 'Good', text: 'It shines.' },
    as: person,
  });
  await post(shop, '/stock-requests', {
    body: { product_id: bell.id, quantity: 3, notes: canary.request },
    as: person,
  });
  await put(shop, person, '/profile', { cart: [{ product_id: bell.id, quantity: 1, price: 1200 }] });
  await put(shop, person, '/profile', { wishlist: [bell.id] });
  await receiveContact(person.ctx, {
    name,
    email,
    phone,
    subject: 'Late',
    message: canary.ticket,
    type: 'order',
    complaint: true,
    address: '203.0.113.9',
  });
  const sheet = `Order number,Placed on,Name,Phone,Address,Total,Notes\nOLD-77,01/02/2024,${name},${canary.mobile},${canary.line1},90,${notes}\n`;
  await importFile(shop, staff, sheet);
  // The shop deletes the rows of a file after thirty days. The test deletes them now, so that an erasure leaves only the data that it
  // should keep.
  await shop.db.deleteFrom('imports').execute();
  await shop.drainJobs();
  return person;
}
