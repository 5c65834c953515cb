import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { makeLinkedExchanges } from '#test/scenes/exchanges-by-link.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let accountant: MadeStaff;
type Delivered = { id: string; number: string; awb: string; total: number };
let orders: Delivered[];
beforeAll(async () => {
  shop = await openShop();
  accountant = await makeStaff(shop, 'accountant');
  orders = await deliver('12345671001', '12345671002');
  const [one, two] = orders;
  await send(
    'first.csv',
    `AWB,Paid,UTR\n${one!.awb},${one!.total},UTR1\n${two!.awb},${two!.total - 50},UTR1\n`,
  );
  shop.clock.advance(2 * dayMs);
  accountant = await makeStaff(shop, 'accountant');
  await send('second.csv', `AWB,Paid,UTR\n99999999999,1100,UTR2\n`);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Makes a delivered order for each tracking number. */
async function deliver(...awbs: string[]): Promise<Delivered[]> {
  const owner = await makeStaff(shop);
  const { id: productId } = await makeProduct(shop);
  const delivered: Delivered[] = [];
  for (const awb of awbs) {
    const { id, order_number, totals } = await buy(
      shop,
      await makeCustomer(shop),
      toOrderBody({ productId }),
    );
    const parcel = { courier: 'delhivery', tracking_number: awb };
    await post(shop, `/admin/orders/${id}/shipment`, { as: owner, body: parcel });
    await post(shop, `/admin/orders/${id}/delivery`, { as: owner, body: {} });
    delivered.push({ id, number: order_number, awb, total: totals.total });
  }
  return delivered;
}

async function send(name: string, csv: string): Promise<void> {
  expect((await tryToSend(name, csv)).status).toBe(200);
}

async function tryToSend(name: string, contents: string | Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append(
    'file',
    new File([typeof contents === 'string' ? contents : new Uint8Array(contents)], name, {
      type: 'text/csv',
    }),
  );
  const { authorization } = accountant.headers;
  return shop.app.request('/api/v1/admin/remittances', { method: 'POST', headers: { authorization }, body });
}

async function list(query = '') {
  const response = await get(shop, `/admin/remittances?${query}`, accountant);
  return readAnswer('GET /admin/remittances', response);
}

test('booked files are listed, newest first, with what was booked and what was not', async () => {
  const { remittances, total } = await list();
  const [one, two] = orders;
  expect(total).toBe(2);
  expect(remittances).toMatchObject([
    { file_name: 'second.csv', utrs: ['UTR2'], lines: 1, booked: 0, open: 1, paid: 1100, booked_amount: 0 },
    {
      file_name: 'first.csv',
      utrs: ['UTR1'],
      lines: 2,
      booked: 1,
      open: 1,
      paid: one!.total + two!.total - 50,
      booked_amount: one!.total,
    },
  ]);
  expect(remittances[0]!.by).toBeTruthy();
});

test('remittances are found by UTR, tracking number, order, file name and date', async () => {
  const names = async (query: string) => (await list(query)).remittances.map(({ file_name }) => file_name);
  expect(await names('q=UTR1')).toEqual(['first.csv']);
  expect(await names('q=99999999999')).toEqual(['second.csv']);
  expect(await names(`q=${orders[1]!.number}`)).toEqual(['first.csv']);
  expect(await names('q=SECOND')).toEqual(['second.csv']);
  expect(await names('to=2026-11-21')).toEqual(['first.csv']);
  expect(await names('open=false')).toEqual([]);
  expect(await names('sort=oldest')).toEqual(['first.csv', 'second.csv']);
});

test('a file shows its lines with the amounts due, as JSON and CSV; an unknown one is not found', async () => {
  const { id } = (await list('q=first')).remittances[0]!;
  const response = await get(shop, `/admin/remittances/${id}`, accountant);
  const { items } = (await readAnswer('GET /admin/remittances/{id}', response)).remittance;
  const [one, two] = orders;
  expect(items).toMatchObject([
    { line: 2, reference: one!.awb, order_number: one!.number, state: 'booked', expected: one!.total },
    { line: 3, reference: two!.awb, order_number: two!.number, state: 'short', paid: two!.total - 50 },
  ]);
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const csv = await (await get(shop, `/admin/remittances/${id}`, { headers })).text();
  expect(csv).toContain(`3,${two!.awb},${two!.number},UTR1,${two!.total},${two!.total - 50},short\r\n`);
  const files = await (await get(shop, '/admin/remittances', { headers })).text();
  expect(files.split('\r\n')[0]).toBe('At,File,By,UTR,Lines,Booked,Not booked,Paid ₹,Booked ₹');
  const { at } = (await list('q=first')).remittances[0]!;
  expect(files).toContain(`\n${toIndianTime(new Date(at))},first.csv,`);
  expect((await get(shop, '/admin/remittances/rem_nothing', accountant)).status).toBe(404);
});

test('a file of more lines than are booked at a time is refused before one of them is booked', async () => {
  const makeFile = (lines: number) => `AWB,Paid\n${'77777777777,10\n'.repeat(lines)}`;
  const refused = await tryToSend('long.csv', makeFile(5_001));
  expect(await readRefusal(refused)).toMatchObject({
    code: 'remittance.unreadable',
    error: 'The file has more than 5,000 lines. Please split it.',
  });
  expect((await tryToSend('whole.csv', makeFile(5_000))).status).toBe(200);
});

test('the courier’s file may be Excel, or contain blank lines and spaces', async () => {
  const rows = [['AWB', 'Paid', 'UTR'], [], ['88888888888', '1,100.50', 'UTR3']];
  const { items } = await readBooked('third.xlsx', await makeXlsx(rows));
  expect(items).toMatchObject([{ reference: '88888888888', paid: 1100.5, utr: 'UTR3' }]);
  const spaced = await readBooked('fourth.csv', 'AWB ; Paid\r\n\r\n 88888888887 ; 90 \r\n');
  expect(spaced.items).toMatchObject([{ line: 3, reference: '88888888887', paid: 90 }]);
});

test('a booking that fails midway keeps its file, and sending the file again completes it', async () => {
  const [one, two, three] = await deliver('12345671003', '12345671004', '12345671005');
  const file = `AWB,Paid\n${[one!, two!, three!].map(({ awb, total }) => `${awb},${total}\n`).join('')}`;
  await sql`alter table orders add constraint away check (id <> ${sql.lit(two!.id)} or payment_status <> 'completed')`.execute(
    shop.db,
  );
  expect((await tryToSend('midway.csv', file)).status).toBe(500);
  const { items, booked_amount } = await readStored('midway.csv');
  expect(items.map(({ state }) => state)).toEqual(['booked', 'matched', 'matched']);
  expect(booked_amount).toBe(one!.total);
  await sql`alter table orders drop constraint away`.execute(shop.db);
  const completed = await readBooked('midway.csv', file);
  expect(completed).toMatchObject({ booked: 3, open: 0, booked_amount: one!.total * 3 });
});

test('a file naming an exchange whose parcel was returned is stored; its line is marked returned with nothing due', async () => {
  const owner = await makeStaff(shop);
  const { makeArrived, exchange, move } = makeLinkedExchanges(
    () => shop,
    () => owner,
  );
  const { first } = await makeArrived('cash');
  const idol = await makeProduct(shop, { pricePaise: 1499_00 });
  const instead = [{ product_id: idol.id, quantity: 1 }];
  const { exchange: made } = await exchange(first.id, { items: onePiece(first), instead });
  await move(owner, made.id, 'shipment', { courier: 'bluedart', tracking_number: '69123456780' });
  await move(owner, made.id, 'return-to-origin', { reason: 'Refused at the door' });
  accountant = await makeStaff(shop, 'accountant');
  const { items } = await readBooked('back.csv', 'AWB,Paid\n69123456780,0\n');
  expect(items).toMatchObject([{ order_number: made.order_number, state: 'returned', expected: 0 }]);
});

async function readBooked(name: string, contents: string | Uint8Array) {
  expect((await tryToSend(name, contents)).status).toBe(200);
  return readStored(name);
}

async function readStored(name: string) {
  const { id } = (await list()).remittances.find(({ file_name }) => file_name === name)!;
  const response = await get(shop, `/admin/remittances/${id}`, accountant);
  return (await readAnswer('GET /admin/remittances/{id}', response)).remittance;
}

test('other work is not blocked while a large file is read', async () => {
  const contents = `AWB,Paid\n${'1,2\n'.repeat(500_000)}`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  const refused = await tryToSend('large.csv', contents);
  clearInterval(timer);
  expect(await readRefusal(refused)).toMatchObject({ code: 'remittance.unreadable' });
  expect(turns).toBeGreaterThan(5);
});
