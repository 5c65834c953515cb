import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { callApi, signUp } from '../support/api-buyer.ts';
import { placeToConfirm } from '../support/orders-to-confirm.ts';
import { type AdminOrder, placeToPack, readOrder } from '../support/packing.ts';
import { pickProducts } from '../support/products.ts';
import { makeCatalogueSamples } from './catalogue-samples.ts';
import type { Signed } from '../support/staff.ts';
import { sendForm } from './send-form.ts';

/** Puts a record of every kind into the shop, orders in each state, so that no screen of the admin is empty. */
export async function makeSamples(owner: Signed) {
  const [[toConfirm], [toPack, packed, shipped, arrived]] = [
    await placeToConfirm(owner, 'Tara Venkataramanan-Bhattacharya', 1),
    await placeToPack(owner, 4),
  ];
  const move = (path: Move, { id }: AdminOrder, body: object = {}) =>
    callApi(path, { ...owner, params: { id }, body: body as never });
  for (const order of [packed!, shipped!, arrived!]) await move('POST /admin/orders/{id}/packing', order);
  for (const [index, order] of [shipped!, arrived!].entries())
    await move('POST /admin/orders/{id}/shipment', order, {
      courier: 'delhivery',
      tracking_number: `9911000000${index}`,
    });
  await move('POST /admin/orders/{id}/delivery', arrived!);
  await recordReturn(owner, arrived!);
  await addPhoto(owner, arrived!);
  await registerGuest(owner);
  const { staff } = await callApi('GET /admin/staff', { ...owner, query: { limit: 1 } });
  return {
    owner: staff[0]!.id,
    orders: [toConfirm!, ...[toPack, packed, shipped, arrived].map((order) => order!.order_number)],
    packing: toPack!.order_number,
    customer: (await readOrder(owner, arrived!.id)).account.id,
    remittance: await bookRemittance(owner, arrived!),
    ticket: await writeTicket(owner),
    ...(await makeCatalogueSamples(owner)),
    question: await askQuestion(owner),
    review: (await callApi('GET /admin/reviews', { ...owner, query: { limit: 1 } })).reviews[0]!.id,
  };
}

/** Asks a question about a product as a new customer; returns the id of the question. */
async function askQuestion({ url }: Signed): Promise<string> {
  const { token } = await signUp(url);
  const { plain } = await pickProducts(url);
  const { question } = await callApi('POST /products/{id}/questions', {
    url,
    token,
    params: { id: plain.product.id },
    body: { text: 'Does it stand on a shelf of 20 cm, and is the base even?' },
  });
  return question.id;
}

/** Registers a customer with an e-mail address that cannot be broken and without a mobile number. */
async function registerGuest({ url }: Signed): Promise<void> {
  const email = `guest${randomUUID()}@example.com`;
  const body = { name: 'Guest', email, password: 'a lamp that leans' };
  await callApi('POST /auth/register', { url, body });
}

type Move =
  | 'POST /admin/orders/{id}/packing'
  | 'POST /admin/orders/{id}/shipment'
  | 'POST /admin/orders/{id}/delivery';

async function recordReturn(owner: Signed, { id, items }: AdminOrder): Promise<void> {
  await callApi('POST /admin/orders/{id}/returns', {
    ...owner,
    params: { id },
    body: {
      items: [{ item_id: items[0]!.id, quantity: 1 }],
      wish: 'replacement',
      reason: 'The rim came broken on one side',
    },
  });
}

async function addPhoto(owner: Signed, { id }: AdminOrder): Promise<void> {
  const picture = { width: 900, height: 1200, channels: 3, background: '#8a4b2f' } as const;
  const form = new FormData();
  form.append('file', new File([await sharp({ create: picture }).jpeg().toBuffer()], 'parcel.jpg'));
  await sendForm(owner, `/admin/orders/${id}/photos`, form);
}

/** Uploads a courier's file with one line that matches and one that does not; returns its id. */
async function bookRemittance(owner: Signed, { order_number: number, totals }: AdminOrder): Promise<string> {
  const form = new FormData();
  const csv = `Order,Paid,UTR\n${number},${totals.total},UTR-SAMPLE-3391\nHT-unknown,450,UTR-SAMPLE-3391\n`;
  form.append('file', new File([csv], 'remittance-of-november.csv', { type: 'text/csv' }));
  await sendForm(owner, '/admin/remittances', form);
  const { remittances } = await callApi('GET /admin/remittances', { ...owner, query: { limit: 1 } });
  return remittances[0]!.id;
}

/** Writes through the contact page; returns the number of the ticket. */
async function writeTicket({ url, token }: Signed): Promise<string> {
  const body = {
    name: 'Tara Venkataramanan',
    email: 'tara.venkataramanan.of.the.lakes@example.com',
    subject: 'The lamp leans to one side',
    message: 'It stands on an even shelf and still leans. What can I do?',
  };
  await callApi('POST /contact', { url, body });
  const { tickets } = await callApi('GET /admin/tickets', { url, token, query: {} });
  return tickets.find(({ subject }) => subject === body.subject)!.number;
}
