import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, get, post, readOrder, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readReturn } from '#test/tax-returns/read-return.ts';
import { closeMonth } from './close-month.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  await sellAMonth();
  // The month has passed since, and the owner's session has expired.
  owner = await makeStaff(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const mumbai = {
  line1: '4 Marine Drive',
  line2: '',
  city: 'Mumbai',
  state: 'MH' as const,
  postal_code: '400001',
  country: 'India' as const,
};

/**
 * Places the orders of a month: within the State and in others, taxed and nil-rated, small and large, with and without a GSTIN, with some
 * of each returned.
 */
async function sellAMonth(): Promise<void> {
  const [bell, diya, stool, throne] = await Promise.all([
    makeProduct(shop, { pricePaise: 999_99 }),
    makeProduct(shop, { pricePaise: 151_00, rateBp: 0, hsn: '69120040' }),
    makeProduct(shop, { pricePaise: 3999_00, rateBp: 1800, hsn: '94036000' }),
    makeProduct(shop, { pricePaise: 1_50_000_00, rateBp: 1800, hsn: '94036000' }),
  ]);
  const mixed = [
    { productId: bell.id, quantity: 3 },
    { productId: diya.id, quantity: 2 },
    { productId: stool.id },
  ];
  const bodies = [
    toOrderBody(mixed),
    toOrderBody(mixed, { address: mumbai }),
    toOrderBody({ productId: throne.id }, { address: mumbai }),
    toOrderBody(mixed, { address: mumbai, gstin: '27AAPFU0939F1ZV', name: '=HYPERLINK("http://evil")' }),
    toOrderBody({ productId: diya.id }),
  ];
  for (const body of bodies) {
    const buyer = await makeCustomer(shop);
    const { order } = await buyOnline(shop, buyer, body);
    const [first] = (await readOrder(shop, buyer, order.id)).items;
    const wish = first!.quantity > 1 ? { items: [{ item_id: first!.id, quantity: 1 }] } : { amount: 17.35 };
    await post(shop, `/admin/orders/${order.id}/refund`, {
      as: owner,
      key: `refund-${order.id}`.slice(0, 60),
      body: { reason: 'It came broken', ...wish },
    });
  }
  const buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: bell.id }));
  await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} });
  shop.clock.set('2026-11-30T18:30:00Z');
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: bell.id }));
}

async function readTable(table: string, month = '2026-11', as = owner): Promise<Record<string, string>[]> {
  const response = await get(shop, `/admin/tax-returns/${month}/${table}`, as);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="gstr1-${month}-${table}.csv"`,
  );
  const [head, ...rows] = (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  return rows.map((row) => Object.fromEntries(row.map((field, index) => [head![index], field])));
}

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);

type Books = { taxable: number; cgst: number; sgst: number; igst: number; total: number; rounding: number };

/** Sums the invoices less the credit notes of November in the database. */
async function sumBooks(): Promise<Books> {
  const { rows } = await sql<Books>`
    select sum(sign * taxable_paise)::int as taxable, sum(sign * cgst_paise)::int as cgst, sum(sign * sgst_paise)::int as sgst,
           sum(sign * igst_paise)::int as igst, sum(sign * total_paise)::int as total, sum(sign * rounding_paise)::int as rounding
      from (select *, case document_type when 'credit_note' then -1 else 1 end as sign from invoices
             where issue_date between '2026-11-01' and '2026-11-30') d`.execute(shop.db);
  return rows[0]!;
}

test('the tables add up to the invoices less the credit notes, to the paisa', async () => {
  const books = await sumBooks();
  const [b2b, b2cl, b2cs, cdnr, cdnur, exempt] = await Promise.all(
    ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp'].map((table) => readTable(table)),
  );
  const taxed = 'Taxable Value';
  const rated =
    sum(b2b!, taxed) + sum(b2cl!, taxed) + sum(b2cs!, taxed) - sum(cdnr!, taxed) - sum(cdnur!, taxed);
  expect(rated + sum(exempt!, 'Nil Rated Supplies')).toBe(books.taxable);
  const hsn = [...(await readTable('hsn-b2b')), ...(await readTable('hsn-b2c'))];
  expect(sum(hsn, taxed)).toBe(books.taxable);
  expect(sum(hsn, 'Integrated Tax Amount')).toBe(books.igst);
  expect(sum(hsn, 'Central Tax Amount')).toBe(books.cgst);
  expect(sum(hsn, 'State/UT Tax Amount')).toBe(books.sgst);
  expect(sum(hsn, 'Total Value')).toBe(books.total - books.rounding);
  const [, , net] = await readTable('summary');
  expect(Math.round(Number(net!['Total']) * 100)).toBe(books.total);
  for (const table of [b2b, b2cl, b2cs, cdnr, cdnur]) expect(table!.length).toBeGreaterThan(0);
});

test('a price reduction lowers the row of the reduced goods, also on older notes without a unit', async () => {
  const readHsn = async (as: MadeStaff['ctx']) => {
    const files = await closeMonth(as, '2026-11');
    return readReturn(files, 'hsn-b2c');
  };
  const now = await readHsn(owner.ctx);
  // The throne less 17.35, and two stools of 3,999: 1,50,000 less 5 % for paying online, 3,799.05 each.
  expect(now).toContain(`,NOS-NUMBERS,3,${142_500 - 17.35 + 2 * 3799.05},18,`);
  expect(now.split('\r\n').filter((row) => row.includes(',OTH-OTHERS,0,-'))).toEqual([]);
  const undone = new Error('undone');
  const told = shop.db.transaction().execute(async (db) => {
    await sql`alter table invoices disable trigger user`.execute(db);
    const { numAffectedRows } = await sql`
      update invoices set document = jsonb_set(document, '{lines,0}', document->'lines'->0 || '{"quantity":1,"uqc":"OTH"}')
       where document->'lines'->0->>'quantity' = '0'`.execute(db);
    expect(numAffectedRows).toBe(2n);
    expect(await readHsn({ ...owner.ctx, db })).toBe(now);
    throw undone;
  });
  await expect(told).rejects.toBe(undone);
});

test('each sale appears in the table that the law requires', async () => {
  expect(await readTable('b2cl')).toMatchObject([
    { 'Place Of Supply': '27-Maharashtra', Rate: '18', 'Invoice date': '21-Nov-2026' },
  ]);
  expect(await readTable('cdnur')).toMatchObject([{ 'UR Type': 'B2CL', 'Note Value': '17.35', Rate: '18' }]);
  const b2b = await readTable('b2b');
  expect(b2b.map((row) => [row['GSTIN/UIN of Recipient'], row['Rate']])).toEqual([
    ['27AAPFU0939F1ZV', '5'],
    ['27AAPFU0939F1ZV', '18'],
  ]);
  expect((await readTable('b2cs')).map((row) => [row['Type'], row['Place Of Supply'], row['Rate']])).toEqual([
    ['OE', '09-Uttar Pradesh', '5'],
    ['OE', '09-Uttar Pradesh', '18'],
    ['OE', '27-Maharashtra', '5'],
    ['OE', '27-Maharashtra', '18'],
  ]);
  expect(await readTable('docs')).toMatchObject([
    {
      'Sr. No. From': 'INV/26-27/000001',
      'Sr. No. To': 'INV/26-27/000006',
      'Total Number': '6',
      Cancelled: '0',
    },
    { 'Sr. No. From': 'CRN/26-27/000001', 'Sr. No. To': 'CRN/26-27/000006', 'Total Number': '6' },
  ]);
  // The first of December, Indian time, belongs to the next month's file.
  expect(await readTable('docs', '2026-12')).toMatchObject([
    { 'Sr. No. From': 'INV/26-27/000007', 'Total Number': '1' },
  ]);
});

test('a name that looks like a formula is exported as text', async () => {
  const response = await get(shop, '/admin/tax-returns/2026-11/b2b', owner);
  expect(await response.text()).toContain(`,"'=HYPERLINK(""http://evil"")",`);
});

test('only owner and accountant can close a month; an invalid month is refused', async () => {
  const statusFor = async (as: { headers: MadeStaff['headers'] }, month = '2026-11') =>
    (await get(shop, `/admin/tax-returns/${month}/docs`, as)).status;
  const [accountant, packer] = [await makeStaff(shop, 'accountant'), await makeStaff(shop, 'packer')];
  expect([await statusFor(accountant), await statusFor(packer)]).toEqual([200, 403]);
  expect(await statusFor(await makeCustomer(shop))).toBe(401);
  for (const month of ['2026-13', '1926-11', '2026-1']) expect(await statusFor(owner, month)).toBe(422);
});
