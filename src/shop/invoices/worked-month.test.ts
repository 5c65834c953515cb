import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { get } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { issueDocuments } from '#test/tax-returns/issue-documents.ts';
import { firm, makeDocument, pune, workedMonth } from '#test/tax-returns/worked-month.ts';

let shop: TestShop;
let accountant: MadeStaff;
let file: Record<string, unknown>;
beforeAll(async () => {
  shop = await openShop();
  accountant = await makeStaff(shop, 'accountant');
  await issueDocuments(shop, workedMonth);
  file = await readMonth('2026-10');
});
afterAll(() => shop.close());

async function read(path: string): Promise<Response> {
  const response = await get(shop, `/admin/${path}`, accountant);
  expect(response.status).toBe(200);
  return response;
}

const readMonth = (month: string) =>
  callApi('GET /admin/tax-returns/{file}', { shop, as: accountant, params: { file: `${month}.json` } });
const readGst3b = (query: { from: string; to: string }) =>
  callApi('GET /admin/reports/{name}', { shop, as: accountant, params: { name: 'gst-3b' }, query });

const item = (num: number, rt: number, txval: number, tax: object) => ({
  num,
  itm_det: { rt, txval, ...tax, csamt: 0 },
});

test('an invoice of several rates to a buyer with GSTIN has one item for each rate', () => {
  expect(file).toMatchObject({ gstin: '09ABCDE1234F1ZY', fp: '102026', hash: 'hash' });
  const kind = { rchrg: 'N', inv_typ: 'R' };
  expect(file['b2b']).toEqual([
    {
      ctin: '09AAACH7409R1ZZ',
      inv: [
        {
          inum: 'INV/26-27/000101',
          idt: '15-10-2026',
          val: 21_000,
          pos: '09',
          ...kind,
          itms: [item(1, 5, 20_000, { camt: 500, samt: 500 })],
        },
      ],
    },
    {
      ctin: pune,
      inv: [
        {
          inum: 'INV/26-27/000102',
          idt: '15-10-2026',
          val: 16_400,
          pos: '27',
          ...kind,
          itms: [item(1, 5, 10_000, { iamt: 500 }), item(2, 18, 5000, { iamt: 900 })],
        },
      ],
    },
  ]);
});

test('a sale above one lakh to another State is listed; smaller ones are summed net of their credit notes', () => {
  expect(file['b2cl']).toMatchObject([
    { pos: '29', inv: [{ val: 126_000, itms: [item(1, 5, 120_000, { iamt: 6000 })] }] },
  ]);
  expect(file['b2cs']).toEqual([
    { sply_ty: 'INTRA', pos: '09', typ: 'OE', rt: 5, txval: 5000, camt: 125, samt: 125, csamt: 0 },
    { sply_ty: 'INTER', pos: '27', typ: 'OE', rt: 5, txval: 4000, iamt: 200, csamt: 0 },
  ]);
});

test('credit notes are reported with their invoice: under the buyer’s GSTIN, or as large interstate sales', () => {
  expect(file['cdnr']).toMatchObject([
    { ctin: pune, nt: [{ ntty: 'C', val: 2625, pos: '27', itms: [item(1, 5, 2500, { iamt: 125 })] }] },
  ]);
  expect(file['cdnur']).toMatchObject([
    {
      typ: 'B2CL',
      ntty: 'C',
      nt_num: 'CRN/26-27/000013',
      val: 63_000,
      pos: '29',
      itms: [item(1, 5, 60_000, { iamt: 3000 })],
    },
  ]);
});

test('nil-rated goods have their own section, HSN sums are net, and every document number is counted', () => {
  expect(file['nil']).toEqual({
    inv: [{ sply_ty: 'INTRAB2C', nil_amt: 500, expt_amt: 0, ngsup_amt: 0 }],
  });
  const rows = file['hsn'] as Record<string, Record<string, unknown>[]>;
  const figures = (name: string) =>
    rows[name]!.map(({ hsn_sc, qty, rt, txval, iamt, camt, samt }) => [
      hsn_sc,
      qty,
      rt,
      txval,
      iamt,
      camt,
      samt,
    ]);
  expect(figures('hsn_b2b')).toEqual([
    ['4420', 3, 5, 7500, 375, 0, 0],
    ['8306', 10, 5, 20_000, 0, 500, 500],
    ['9403', 1, 18, 5000, 900, 0, 0],
  ]);
  expect(figures('hsn_b2c')).toEqual([
    ['4420', 3, 5, 6000, 200, 50, 50],
    ['5701', 1, 5, 60_000, 3000, 0, 0],
    ['6912', 2, 0, 500, 0, 0, 0],
    ['8306', 2, 5, 3000, 0, 75, 75],
  ]);
  const range = (from: string, to: string, count: number) => [
    { num: 1, from, to, totnum: count, cancel: 0, net_issue: count },
  ];
  expect(file['doc_issue']).toEqual({
    doc_det: [
      { doc_num: 1, docs: range('INV/26-27/000101', 'INV/26-27/000107', 7) },
      { doc_num: 5, docs: range('CRN/26-27/000011', 'CRN/26-27/000014', 4) },
    ],
  });
});

test('the CSV tables and GSTR-3B have the same figures', async () => {
  const csv = async (table: string) => (await read(`tax-returns/2026-10/${table}`)).text();
  expect(await csv('b2cs')).toContain('OE,09-Uttar Pradesh,5,,5000,0,\r\nOE,27-Maharashtra,5,,4000,0,\r\n');
  expect(await csv('b2cl')).toContain('INV/26-27/000106,15-Oct-2026,126000,29-Karnataka,,5,120000,0,\r\n');
  expect(await csv('cdnur')).toContain(
    'B2CL,CRN/26-27/000013,15-Oct-2026,C,29-Karnataka,63000,,5,60000,0\r\n',
  );
  const report = await readGst3b({ from: '2026-10-01', to: '2026-10-31' });
  expect(report.rows).toEqual([
    ['3.1(a) Taxable supplies', 101_500, 4475, 625, 625],
    ['3.1(c) Nil-rated and exempt supplies', 500, 0, 0, 0],
    ['3.2 Unregistered buyers in Karnataka', 60_000, 3000, 0, 0],
    ['3.2 Unregistered buyers in Maharashtra', 4000, 200, 0, 0],
  ]);
});

test('documents from before sellers had a kind count as a regular taxpayer’s, in the return and GSTR-3B', async () => {
  const { kind: _, ...seller } = firm.seller;
  const old = { ...firm, number: 'INV/26-27/000050', issueDate: '2026-09-30', dueDate: '2026-09-30' };
  await issueDocuments(shop, [{ ...old, seller } as InvoiceDocument]);
  expect(await (await read('tax-returns/2026-09/b2b')).text()).toContain('INV/26-27/000050');
  const report = await readGst3b({ from: '2026-09-01', to: '2026-09-30' });
  expect(report.rows).toEqual([['3.1(a) Taxable supplies', 15_000, 1400, 0, 0]]);
});

test('a document with only nil-rated goods is listed in no table, only summed as nil-rated', async () => {
  const inJuly = { issueDate: '2026-07-15', dueDate: '2026-07-15' };
  const diyas = makeDocument('201', { gstin: pune, place: '27', sold: [['6912', 10, 1000, 0]] });
  const mixed = makeDocument('202', {
    gstin: pune,
    place: '27',
    sold: [
      ['4420', 1, 2000, 5],
      ['6912', 2, 200, 0],
    ],
  });
  const large = makeDocument('203', { place: '29', sold: [['6912', 900, 120_000, 0]] });
  const notes = [
    makeDocument('21', { gstin: pune, place: '27', sold: [['6912', 1, 100, 0]], on: mixed }),
    makeDocument('22', { place: '29', sold: [['6912', 150, 20_000, 0]], on: large }),
  ];
  await issueDocuments(
    shop,
    [diyas, mixed, large, ...notes].map((document) => ({ ...document, ...inJuly })),
  );
  const july = await readMonth('2026-07');
  expect(july['b2b']).toMatchObject([
    { ctin: pune, inv: [{ inum: 'INV/26-27/000202', itms: [item(1, 5, 2000, { iamt: 100 })] }] },
  ]);
  expect(july['b2b']).toHaveLength(1);
  expect(july).not.toHaveProperty('b2cl');
  expect(july).not.toHaveProperty('cdnr');
  expect(july).not.toHaveProperty('cdnur');
  expect(july['nil']).toEqual({
    inv: [
      { sply_ty: 'INTRB2B', nil_amt: 1100, expt_amt: 0, ngsup_amt: 0 },
      { sply_ty: 'INTRB2C', nil_amt: 100_000, expt_amt: 0, ngsup_amt: 0 },
    ],
  });
  const report = await readGst3b({ from: '2026-07-01', to: '2026-07-31' });
  expect(report.rows).toContainEqual(['3.1(c) Nil-rated and exempt supplies', 101_100, 0, 0, 0]);
});

test('what has no value is in no table: a note on a free piece, and codes and States that were fully credited', async () => {
  const inJune = { issueDate: '2026-06-15', dueDate: '2026-06-15' };
  const gift = ['9405', 1, 0, 18] as const;
  const vase = ['4420', 1, 2000, 5] as const;
  const bell = ['8306', 1, 1000, 5] as const;
  const firm = { gstin: pune, place: '27' } as const;
  const sale = makeDocument('301', { ...firm, sold: [[...vase], [...bell], [...gift]] });
  const small = makeDocument('302', { place: '09', sold: [[...bell]] });
  const notes = [
    makeDocument('31', { ...firm, sold: [[...gift]], on: sale }),
    makeDocument('32', { ...firm, sold: [[...bell]], on: sale }),
    makeDocument('33', { place: '09', sold: [[...bell]], on: small }),
  ];
  await issueDocuments(
    shop,
    [sale, small, ...notes].map((document) => ({ ...document, ...inJune })),
  );
  const june = await readMonth('2026-06');
  expect(june['b2b']).toMatchObject([{ inv: [{ val: 3150, itms: [item(1, 5, 3000, { iamt: 150 })] }] }]);
  expect(june['cdnr']).toMatchObject([{ nt: [{ nt_num: 'CRN/26-27/000032', val: 1050 }] }]);
  expect(june).not.toHaveProperty('b2cs');
  expect(june['hsn']).toMatchObject({ hsn_b2b: [{ num: 1, hsn_sc: '4420', qty: 1, txval: 2000 }] });
  expect(june['doc_issue']).toMatchObject({ doc_det: [{}, { docs: [{ totnum: 3 }] }] });
  const lines = async (table: string) =>
    (await (await read(`tax-returns/2026-06/${table}`)).text()).trimEnd().split('\r\n').length - 1;
  expect(await Promise.all(['b2b', 'cdnr', 'b2cs', 'hsn-b2b'].map(lines))).toEqual([1, 1, 0, 1]);
  // The portal refuses an empty tab of HSN codes where there were sales to buyers with GSTIN.
  const back = makeDocument('34', { ...firm, sold: [[...vase]], on: sale });
  await issueDocuments(shop, [{ ...back, ...inJune }]);
  expect((await readMonth('2026-06'))['hsn']).toMatchObject({
    hsn_b2b: [{ txval: 0 }, { txval: 0 }, { txval: 0 }],
  });
});

const B2b = z.array(z.object({ inv: z.array(z.object({ inum: z.string() })) }));

test('more documents than one read returns form one list, with each document once', async () => {
  const many = Array.from({ length: 1201 }, (_, index) => ({
    ...makeDocument(String(1000 + index), {
      gstin: index % 2 ? pune : '09AAACH7409R1ZZ',
      place: '27',
      sold: [['4420', 1, 100, 5]],
    }),
    issueDate: '2026-08-10',
    dueDate: '2026-08-10',
  }));
  await issueDocuments(shop, many);
  const b2b = B2b.parse((await readMonth('2026-08'))['b2b']);
  expect(b2b.map(({ inv }) => inv.length)).toEqual([601, 600]);
  const numbers = b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum));
  expect(new Set(numbers).size).toBe(1201);
  const csv = await (await read('tax-returns/2026-08/b2b')).text();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1202);
});
