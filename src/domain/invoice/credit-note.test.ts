import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { computeCredit } from './compute-credit.ts';
import { toCreditNote } from './credit-note.ts';
import type { Credit, CreditedBefore, CreditWish } from './credit.ts';
import { NOTHING_CREDITED, after, makeInvoice, note } from '#test/make-invoice.ts';
import { isShopError } from '#domain/error.ts';
import { toInvoiceJson } from '#contract/invoice.ts';
import { InvoiceDocument } from './invoice.ts';
import { sumPaise } from '#domain/money/money.ts';
import type { StateKey } from '#domain/tax/state.ts';

const invoice = makeInvoice([
  { pricePaise: 999_00, rateBp: 500, quantity: 3 },
  { pricePaise: 3999_00, rateBp: 1800, quantity: 1 },
]);

test('a credit note for everything repeats the exact amounts of its invoice', () => {
  const credit = computeCredit(invoice, NOTHING_CREDITED, { kind: 'everything' });
  expect(credit).toMatchObject({ leavesNoMoney: true, leavesNoPieces: true });
  const document = toCreditNote(invoice, credit, note);
  expect(document).toEqual({
    ...invoice,
    documentType: 'credit_note',
    number: 'CRN/26-27/000001',
    issueDate: '2026-11-25',
    dueDate: '2026-11-25',
    original: { number: 'INV/26-27/000123', issueDate: '2026-11-21', reason: note.reason, isPart: false },
  });
  expect(InvoiceDocument.safeParse(document).success).toBe(true);
  expect(() => toCreditNote(document, credit, note)).toThrow(RangeError);
});

test('returning one of three lamps credits a third of its price, discount and tax, without delivery', () => {
  const credit = computeCredit(invoice, NOTHING_CREDITED, {
    kind: 'pieces',
    pieces: [{ lineId: 'lin_0', quantity: 1 }],
  });
  const whole = invoice.lines[0]!;
  expect(credit.lines).toEqual([
    {
      lineId: 'lin_0',
      pieces: 1,
      // 3 × 999 less 5 % for paying online is 2,847.15: a third is 949.05, 45.19 of it tax.
      amountPaise: 949_05,
      taxablePaise: 903_86,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 45_19,
    },
  ]);
  expect(whole.totalPaise).toBe(3 * 949_05);
  const document = toCreditNote(invoice, credit, note);
  expect(document.lines[0]).toMatchObject({
    quantity: 1,
    uqc: 'NOS',
    unitPricePaise: 999_00,
    discountPaise: 49_95,
  });
  expect(document).toMatchObject({
    original: { isPart: true },
    rates: [{ rateBp: 500, taxablePaise: 903_86, igstPaise: 45_19 }],
    summary: { totalPaise: 949_05, taxPaise: 45_19, roundingPaise: 0, discountPaise: 49_95 },
    amountInWords: 'Rupees Nine Hundred Forty Nine and Five Paise Only',
  });
  expect(
    toInvoiceJson({ id: 'inv_1', orderId: 'ord_1', status: 'paid', creditNotes: [] }, document),
  ).toMatchObject({
    title: 'Credit Note',
    original_invoice: { invoice_number: 'INV/26-27/000123', issue_date: '2026-11-21', part: true },
  });
});

test('the delivery charge is credited with the last piece, or on request', () => {
  const one: CreditWish = { kind: 'pieces', pieces: [{ lineId: 'lin_0', quantity: 1 }] };
  const rest: CreditWish = {
    kind: 'pieces',
    pieces: [
      { lineId: 'lin_0', quantity: 2 },
      { lineId: 'lin_1', quantity: 1 },
    ],
  };
  const kindsOf = (credit: Credit) => new Set(credit.lines.map(({ lineId }) => lineId.split('-')[0]));
  const first = computeCredit(invoice, NOTHING_CREDITED, one);
  expect(kindsOf(first)).toEqual(new Set(['lin_0']));
  const last = computeCredit(invoice, after(NOTHING_CREDITED, first), rest);
  expect(kindsOf(last)).toEqual(new Set(['lin_0', 'lin_1', 'shipping']));
  expect(last.totalPaise).toBe(invoice.summary.totalPaise - first.totalPaise);
  const asked = computeCredit(invoice, NOTHING_CREDITED, { ...one, withCharges: true });
  expect(asked.totalPaise).toBe(949_05 + 100_00);
  const kept = computeCredit(invoice, after(NOTHING_CREDITED, first), { ...rest, withCharges: false });
  expect(kept).toMatchObject({ leavesNoMoney: false, leavesNoPieces: true });
});

test('a price reduction is spread over the goods with its tax, and returns no pieces', () => {
  const credit = computeCredit(invoice, NOTHING_CREDITED, { kind: 'amount', amountPaise: 500_00 });
  expect(credit.totalPaise).toBe(500_00);
  expect(credit.lines.map(({ lineId, pieces }) => [lineId, pieces])).toEqual([
    ['lin_0', 0],
    ['lin_1', 0],
  ]);
  expect(toCreditNote(invoice, credit, note).lines[0]).toMatchObject({
    description: 'price reduced',
    quantity: 0,
    uqc: 'NOS',
    unitPricePaise: 0,
    discountPaise: 0,
  });
  const chosen = computeCredit(invoice, NOTHING_CREDITED, {
    kind: 'amount',
    amountPaise: 500_00,
    lineIds: ['lin_1'],
  });
  expect(chosen.lines).toEqual([
    {
      lineId: 'lin_1',
      pieces: 0,
      amountPaise: 500_00,
      taxablePaise: 423_73,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 76_27,
    },
  ]);
});

test.each<[string, CreditWish]>([
  ['four of three lamps', { kind: 'pieces', pieces: [{ lineId: 'lin_0', quantity: 4 }] }],
  ['more than was paid', { kind: 'amount', amountPaise: invoice.summary.totalPaise + 1 }],
  ['more than a line is worth', { kind: 'amount', amountPaise: 2847_16, lineIds: ['lin_0'] }],
])('%s cannot be credited', (_, wish) => {
  expect(() => computeCredit(invoice, NOTHING_CREDITED, wish)).toThrow(
    expect.objectContaining({ code: 'credit.too_much' }),
  );
});

test('an unknown line cannot be credited; after a full credit nothing more can be', () => {
  for (const wish of [
    { kind: 'pieces', pieces: [{ lineId: 'lin_9', quantity: 1 }] },
    { kind: 'pieces', pieces: [{ lineId: 'shipping-1', quantity: 1 }] },
    { kind: 'amount', amountPaise: 1_00, lineIds: ['lin_9'] },
  ] satisfies CreditWish[]) {
    expect(() => computeCredit(invoice, NOTHING_CREDITED, wish)).toThrow(
      expect.objectContaining({ code: 'credit.unknown_line' }),
    );
  }
  const all = after(NOTHING_CREDITED, computeCredit(invoice, NOTHING_CREDITED, { kind: 'everything' }));
  expect(() => computeCredit(invoice, all, { kind: 'everything' })).toThrow('Nothing is left');
});

test('any sequence of notes stays within every invoice line, and the last one takes the rest to the paisa', () => {
  const products = fc.record({
    pricePaise: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 9_999_99 })),
    rateBp: fc.constantFrom(0, 25, 300, 500, 1800, 4000),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  const step = fc.record({
    pick: fc.nat(99),
    share: fc.nat(99),
    isCut: fc.boolean(),
    withCharges: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(products, { minLength: 1, maxLength: 5 }),
      fc.constantFrom<StateKey>('UP', 'MH'),
      fc.constantFrom('cod' as const, 'razorpay' as const),
      fc.array(step, { maxLength: 8 }),
      (bought, state, method, steps) => {
        const made = makeInvoice(bought, { state, method });
        let before = NOTHING_CREDITED;
        for (const { pick, share, isCut, withCharges } of steps) {
          const credit = tryCredit(made, before, toWish(made, before, { pick, share, isCut, withCharges }));
          if (credit) before = after(before, credit);
          expectWithin(made, before);
        }
        const rest = tryCredit(made, before, { kind: 'everything' });
        if (rest) before = after(before, rest);
        expectWithin(made, before);
        expect(before.totalPaise).toBe(made.summary.totalPaise);
        expect(before.roundingPaise).toBe(made.summary.roundingPaise);
        expect(sumPaise(before.lines.map((line) => line.taxablePaise))).toBe(made.summary.taxablePaise);
        expect(sumPaise(before.lines.map((line) => line.igstPaise))).toBe(made.summary.igstPaise);
        expect(sumPaise(before.lines.map((line) => line.cgstPaise))).toBe(made.summary.cgstPaise);
      },
    ),
    { numRuns: 300 },
  );
});

type Step = { pick: number; share: number; isCut: boolean; withCharges: boolean };

function toWish(
  made: InvoiceDocument,
  before: CreditedBefore,
  { pick, share, isCut, withCharges }: Step,
): CreditWish {
  const left = made.summary.totalPaise - before.totalPaise;
  if (isCut) return { kind: 'amount', amountPaise: Math.max(1, Math.floor((left * share) / 100)) };
  const lines = made.lines.filter(({ kind }) => kind === 'goods');
  const line = lines[pick % lines.length]!;
  return {
    kind: 'pieces',
    pieces: [{ lineId: line.id, quantity: 1 + (share % line.quantity) }],
    withCharges,
  };
}

/** Returns undefined for a refusal and rethrows any other error. */
function tryCredit(made: InvoiceDocument, before: CreditedBefore, wish: CreditWish): Credit | undefined {
  try {
    const credit = computeCredit(made, before, wish);
    const document = toCreditNote(made, credit, note);
    expect(sumPaise(document.lines.map((line) => line.totalPaise)) + document.summary.roundingPaise).toBe(
      credit.totalPaise,
    );
    for (const line of document.lines)
      if (line.quantity > 0)
        expect(line.quantity * line.unitPricePaise - line.discountPaise).toBe(line.totalPaise);
    return credit;
  } catch (error) {
    if (isShopError(error, 'credit.too_much')) return undefined;
    throw error;
  }
}

function expectWithin(made: InvoiceDocument, { lines, totalPaise }: CreditedBefore): void {
  expect(totalPaise).toBeLessThanOrEqual(made.summary.totalPaise);
  for (const line of lines) {
    expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.amountPaise);
    expect(line.cgstPaise).toBe(line.sgstPaise);
    expect(
      Math.min(line.taxablePaise, line.cgstPaise, line.igstPaise, line.amountPaise),
    ).toBeGreaterThanOrEqual(0);
  }
  for (const whole of made.lines) {
    const gone = lines.filter(({ lineId }) => lineId === whole.id);
    const sum = (part: 'pieces' | 'amountPaise' | 'taxablePaise' | 'cgstPaise' | 'igstPaise') =>
      sumPaise(gone.map((line) => line[part]));
    expect(sum('pieces')).toBeLessThanOrEqual(whole.quantity);
    expect(sum('amountPaise')).toBeLessThanOrEqual(whole.totalPaise);
    expect(sum('taxablePaise')).toBeLessThanOrEqual(whole.taxablePaise);
    expect(sum('cgstPaise')).toBeLessThanOrEqual(whole.cgstPaise);
    expect(sum('igstPaise')).toBeLessThanOrEqual(whole.igstPaise);
  }
}
