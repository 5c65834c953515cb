import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { listBlocked, listNotes, settleLines } from './settle-lines.ts';

function makeLine(id: string, quantity: number, price = 100): CartLine {
  const product = { id, name: id, images: [], price, sale_price: null, variant_info: null };
  return { product_id: id, product, quantity, price, added_at: '' };
}

function makeAnswer(
  lines: { product_id: string; quantity: number; price: number }[],
  changes: QuoteCartAnswer['changes'] = [],
): QuoteCartAnswer {
  return {
    lines: lines.map((line) => ({ ...line, variant_id: null })),
    changes,
  } as unknown as QuoteCartAnswer;
}

const gone = {
  kind: 'unavailable' as const,
  product_id: 'gone',
  variant_id: null,
  message: 'gone is not available',
};

test('stored lines take the server’s prices, and quantities no higher than available', () => {
  const lines = [makeLine('urli', 5), makeLine('diya', 2)];
  const settled = settleLines(
    lines,
    makeAnswer([
      { product_id: 'urli', quantity: 3, price: 120 },
      { product_id: 'diya', quantity: 2, price: 100 },
    ]),
  );
  expect(settled[0]).toMatchObject({ quantity: 3, price: 120, product: { price: 120, sale_price: null } });
  expect(settled[1]).toBe(lines[1]);
});

test('a sold-out or unknown line keeps its quantity', () => {
  const lines = [makeLine('sold-out', 4), makeLine('gone', 1)];
  const settled = settleLines(lines, makeAnswer([{ product_id: 'sold-out', quantity: 0, price: 100 }]));
  expect(settled.map((line) => line.quantity)).toEqual([4, 1]);
});

test('sold-out and unknown lines are blocked; a line not yet quoted is not', () => {
  const [soldOut, unknown, fresh] = [makeLine('sold-out', 1), makeLine('gone', 1), makeLine('fresh', 1)];
  const quote = makeAnswer([{ product_id: 'sold-out', quantity: 0, price: 1 }], [gone]);
  expect(listBlocked([soldOut!, unknown!, fresh!], quote)).toEqual([soldOut, unknown]);
  expect(listBlocked([soldOut!], undefined)).toEqual([]);
});

test('several changes to one line are grouped', () => {
  const changes = [gone, { ...gone, message: 'and dearer' }];
  expect(listNotes({ changes })).toEqual({ 'gone/': ['gone is not available', 'and dearer'] });
});
