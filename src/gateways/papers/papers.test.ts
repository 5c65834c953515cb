import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { OrderPapers, PaperKind, PaperSize, Sender } from '#domain/order/papers.ts';
import { createMediaStore } from '#gateways/media-store.ts';
import { createPaperPrinter } from './papers.ts';
import { drawTable } from './table-pdf.ts';

const drawPapers = createPaperPrinter(createMediaStore(join(tmpdir(), 'no-pictures-here')));

const cooperative: Sender = {
  name: 'Shri Govind Dev Ji Hastkala Evam Hathkargha Vikas Swayam Sahayata Samuh, Sanganer',
  lines: [
    'Plot No. F-112, Second Phase, RIICO Industrial Area, Sitapura Extension, Behind the Gems and Jewellery Special Economic Zone',
    'Tonk Road, Near India Gate, Post Office Sitapura, Tehsil Sanganer',
    'Jaipur 302022',
  ],
  phone: '+91 141 000 0100',
  gstin: '08ABCDE1234F1Z9',
};

function makeOrder(overrides: Partial<OrderPapers> & { many?: number } = {}): OrderPapers {
  const { many = 1, ...facts } = overrides;
  const line = { location: '', name: 'Brass diya', variant: '', quantity: 1, unitPricePaise: 1200_00 };
  return {
    orderNumber: 'HT-2611-7K3QX9M2',
    placedOn: '2026-11-28',
    customerName: 'Meera Kumari',
    customerPhone: '+919876543210',
    address: {
      line1: '12 Hazratganj',
      line2: '',
      city: 'Lucknow',
      stateKey: 'UP',
      postalCode: '226001',
      country: 'India',
      phone: '',
    },
    notes: '',
    giftMessage: null,
    lines: Array.from({ length: many }, (_, index) => ({ ...line, sku: `DIYA-${index + 1}` })),
    totalPaise: many * 1200_00,
    collectPaise: 0,
    courier: 'Delhivery',
    trackingNumber: '12345678901',
    ...facts,
  };
}

type Printed = { text: string; left: number; right: number; bottom: number };

/** Prints papers of one kind and returns the texts of each page with their places, in points from the left and the foot. */
async function printPages(
  kind: PaperKind,
  orders: OrderPapers[],
  paper: PaperSize = 'a4',
): Promise<Printed[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await draw(kind, orders, paper)));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left, bottom] = item.transform.slice(4) as [number, number];
        return [{ text: item.str, left, right: left + item.width, bottom }];
      });
    }),
  );
}

function draw(kind: PaperKind, orders: OrderPapers[], paper: PaperSize = 'a4') {
  return drawPapers({
    kinds: [kind],
    orders,
    invoices: [],
    courierLabels: new Map(),
    sender: cooperative,
    paper,
    isGift: false,
    day: '2026-11-28',
  });
}

const read = (page: readonly Printed[]) => page.map(({ text }) => text).join(' ');

test.each(['a6', '4x6'] as const)(
  'a label of %s fits a sender with a long name and address, one page per parcel',
  async (paper) => {
    const pages = await printPages('label', [makeOrder(), makeOrder()], paper);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(read(page)).toContain('GSTIN 08ABCDE1234F1Z9');
      expect(Math.min(...page.map(({ bottom }) => bottom))).toBeGreaterThan(8);
    }
  },
);

test('four labels of a sender with a long address are on one page of A4', async () => {
  const pages = await printPages('label', [makeOrder(), makeOrder(), makeOrder(), makeOrder()]);
  expect(pages).toHaveLength(1);
});

test('a long name of the shop on a packing slip ends before the barcode', async () => {
  const [page] = await printPages('packing_slip', [makeOrder()]);
  const name = page!.filter(({ text }) => cooperative.name.includes(text.trim()));
  expect(name.length).toBeGreaterThan(1);
  expect(Math.max(...name.map(({ right }) => right))).toBeLessThan(559 - 200);
});

test.each([20, 21, 22, 23, 24, 25, 26, 27, 28, 29])(
  'the slip of an order with %i lines keeps its total and note on the page, and its number on every page',
  async (many) => {
    const notes =
      'Please deliver after six, and do not ring the bell because my daughter sleeps then. '.repeat(5);
    const pages = await printPages('packing_slip', [
      makeOrder({ many, notes, collectPaise: many * 1200_00 }),
    ]);
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const page of pages) {
      expect(read(page)).toContain('HT-2611-7K3QX9M2');
      expect(Math.min(...page.map(({ bottom }) => bottom))).toBeGreaterThan(36);
    }
    expect(read(pages.flat())).toContain('To be paid in cash');
  },
);

test('the slip of an exchange says what was paid before, and what is paid in cash', async () => {
  const pages = await printPages('packing_slip', [makeOrder({ collectPaise: 600_00 })]);
  expect(read(pages.flat())).toContain('Paid before ₹600.00 · To be paid in cash ₹600.00');
});

test('a piece that two hundred orders share is on the pick list with each of their numbers, within the margins', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => `HT-2611-${String(index).padStart(8, '0')}`);
  const orders = numbers.map((orderNumber) => makeOrder({ orderNumber, many: 2 }));
  const pages = await printPages('pick_list', orders);
  const all = read(pages.flat());
  for (const number of numbers) expect(all.split(number)).toHaveLength(3);
  for (const page of pages) {
    expect(Math.min(...page.map(({ bottom }) => bottom))).toBeGreaterThan(36);
    expect(Math.max(...page.map(({ bottom }) => bottom))).toBeLessThan(842 - 36);
  }
});

test.each(['pick_list', 'packing_slip', 'label'] as const)(
  'other requests are answered between the pages while a %s of fifty orders is printed',
  async (kind) => {
    const orders = Array.from({ length: 50 }, (_, index) =>
      makeOrder({ lines: [{ ...makeOrder().lines[0]!, sku: `DIYA-${index}` }] }),
    );
    expect(await countTurns(() => draw(kind, orders))).toBeGreaterThanOrEqual(orders.length);
  },
);

test('other requests are answered between the rows while a long report is printed', async () => {
  const rows = Array.from({ length: 300 }, (_, index): [string, number] => [`Diya ${index}`, index]);
  const facts = { title: 'Stock value', lines: [], note: undefined, author: 'Haat', day: '2026-11-28' };
  const turns = await countTurns(() => drawTable({ ...facts, headings: ['Product', 'Pieces'], rows }));
  expect(turns).toBeGreaterThanOrEqual(rows.length);
});

/** Returns how many other turns the event loop makes while something is drawn. */
async function countTurns(drawn: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDrawn = false;
  const count = () => {
    if (isDrawn) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await drawn();
  isDrawn = true;
  return turns;
}
