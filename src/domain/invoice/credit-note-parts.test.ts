import { describe, expect, test } from 'vitest';
import { NOTHING_CREDITED, after, makeInvoice, note } from '#test/make-invoice.ts';
import { computeCredit } from './compute-credit.ts';
import { toCreditNote } from './credit-note.ts';
import type { CreditedBefore, CreditWish } from './credit.ts';
import type { InvoiceDocument } from './invoice.ts';
import type { StateKey } from '#domain/tax/state.ts';

const lamps = { pricePaise: 999_00, rateBp: 500, quantity: 3 };
const urli = { pricePaise: 3999_00, rateBp: 1800, quantity: 1 };
const invoice = makeInvoice([lamps, urli]);

const everything: CreditWish = { kind: 'everything' };
const returnPieces = (lineId: string, quantity: number): CreditWish => ({
  kind: 'pieces',
  pieces: [{ lineId, quantity }],
});
const cut = (amountPaise: number, lineIds?: string[]): CreditWish => ({
  kind: 'amount',
  amountPaise,
  lineIds,
});

/** Computes the credits of several requests, one after another. */
function creditEach(of: InvoiceDocument, wishes: CreditWish[]) {
  let before: CreditedBefore = NOTHING_CREDITED;
  return wishes.map((wish) => {
    const credit = computeCredit(of, before, wish);
    before = after(before, credit);
    return credit;
  });
}

describe('a refusal gives its reason', () => {
  test.each<[CreditWish, string]>([
    [returnPieces('lin_0', 4), 'Only 3 pieces of Lamp 0 can still be returned'],
    [returnPieces('lin_1', 2), 'Only 1 piece of Lamp 1 can still be returned'],
    [returnPieces('lin_9', 1), 'This line is not in the order'],
    [cut(100, ['lin_9']), 'This line is not in the order'],
    [cut(100, ['lin_0', 'lin_9']), 'This line is not in the order'],
    [cut(2847_16, ['lin_0']), 'Only ₹2,847.15 is left: enter that or less'],
    [cut(invoice.summary.totalPaise + 1), 'Enter ₹6,646.20 or less, or ₹6,746 for everything'],
  ])('a credit of %j is refused with: %s', (wish, sentence) => {
    expect(() => computeCredit(invoice, NOTHING_CREDITED, wish)).toThrow(
      expect.objectContaining({ message: sentence }),
    );
  });

  test('a line whose pieces were all returned cannot be returned again', () => {
    expect(() => creditEach(invoice, [returnPieces('lin_0', 3), returnPieces('lin_0', 1)])).toThrow(
      'Every piece of Lamp 0 has already been returned',
    );
  });

  test.each<CreditWish>([
    {
      kind: 'pieces',
      pieces: [
        { lineId: 'lin_0', quantity: 2 },
        { lineId: 'lin_0', quantity: 2 },
      ],
    },
    cut(100, ['lin_0', 'lin_0']),
  ])('a line named twice throws a RangeError: %j', (wish) => {
    expect(() => computeCredit(invoice, NOTHING_CREDITED, wish)).toThrow(
      new RangeError('Name each line of a credit once: lin_0'),
    );
  });

  test('a partial credit that would leave only the rounding difference is refused', () => {
    // 999 less 5 % and 100 for delivery are 1,049.05, charged as 1,049.
    const one = makeInvoice([{ ...lamps, quantity: 1 }]);
    expect(one.summary).toMatchObject({ totalPaise: 1049_00, roundingPaise: -5 });
    expect(() => computeCredit(one, NOTHING_CREDITED, cut(1049_00, ['lin_0', 'shipping-1']))).toThrow(
      'Less than a rupee would be left. Refund the full amount instead',
    );
    expect(computeCredit(one, NOTHING_CREDITED, cut(1048_99, ['lin_0', 'shipping-1']))).toMatchObject({
      totalPaise: 1048_99,
      roundingPaise: 0,
      leavesNoMoney: false,
    });
  });

  test('a credit note cannot itself be credited, and credits only its own invoice', () => {
    const credit = computeCredit(invoice, NOTHING_CREDITED, returnPieces('lin_1', 1));
    const made = toCreditNote(invoice, credit, note);
    expect(() => toCreditNote(made, credit, note)).toThrow('A credit note cannot be credited');
    expect(() => toCreditNote(makeInvoice([lamps]), credit, note)).toThrow(
      'Not a line of INV/26-27/000123: lin_1',
    );
  });
});

describe('the lines of a credit', () => {
  test('reports after each credit whether the buyer still keeps any pieces', () => {
    const [first, second] = creditEach(invoice, [returnPieces('lin_1', 1), returnPieces('lin_0', 3)]);
    expect([first!.leavesNoPieces, second!.leavesNoPieces]).toEqual([false, true]);
  });

  test('a line with nothing credited is not on the note', () => {
    expect(computeCredit(invoice, NOTHING_CREDITED, cut(1)).lines).toHaveLength(1);
  });

  test('a free gift is credited with its piece and no money', () => {
    const withGift = makeInvoice([lamps, { pricePaise: 0, rateBp: 500, quantity: 1 }]);
    const { lines } = computeCredit(withGift, NOTHING_CREDITED, everything);
    expect(lines.find(({ lineId }) => lineId === 'lin_1')).toEqual({
      lineId: 'lin_1',
      pieces: 1,
      amountPaise: 0,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    });
  });

  test('all of the money can be credited while the buyer keeps every piece', () => {
    const credit = computeCredit(invoice, NOTHING_CREDITED, cut(invoice.summary.totalPaise));
    expect(credit).toMatchObject({
      totalPaise: invoice.summary.totalPaise,
      roundingPaise: invoice.summary.roundingPaise,
      leavesNoMoney: true,
      leavesNoPieces: false,
    });
    expect(credit.lines.map(({ lineId }) => lineId)).toEqual(invoice.lines.map(({ id }) => id));
  });

  test('the rest of the delivery charge is credited as one amount', () => {
    const [, rest] = creditEach(invoice, [cut(20_00, ['shipping-1']), everything]);
    const line = toCreditNote(invoice, rest!, note).lines.find(({ id }) => id === 'shipping-1');
    expect(line!.unitPricePaise * line!.quantity).toBe(line!.totalPaise);
    expect(line).toMatchObject({ quantity: 1, discountPaise: 0 });
  });

  test('a price reduction is noted next to the line’s description', () => {
    const [line, ...others] = invoice.lines;
    const described = { ...invoice, lines: [{ ...line!, description: 'Indigo, A3' }, ...others] };
    const credit = computeCredit(described, NOTHING_CREDITED, cut(100_00, ['lin_0']));
    expect(toCreditNote(described, credit, note).lines[0]!.description).toBe('Indigo, A3 · price reduced');
  });
});

describe('the tax of a credit', () => {
  const taxes = (state: StateKey, wishes: CreditWish[]) =>
    creditEach(makeInvoice([lamps], { state }), wishes).map(({ lines: [line] }) => [
      line!.cgstPaise,
      line!.sgstPaise,
      line!.igstPaise,
    ]);
  const oneByOne = [returnPieces('lin_0', 1), returnPieces('lin_0', 1), returnPieces('lin_0', 1)];

  test('pieces returned one by one add up to the tax of their line, to the paisa', () => {
    expect(taxes('MH', oneByOne)).toEqual([
      [0, 0, 45_19],
      [0, 0, 45_20],
      [0, 0, 45_19],
    ]);
    expect(taxes('UP', oneByOne)).toEqual([
      [22_60, 22_60, 0],
      [22_59, 22_59, 0],
      [22_60, 22_60, 0],
    ]);
  });

  test('the tax of the note is the sum of its CGST and SGST', () => {
    const home = makeInvoice([lamps], { state: 'UP' });
    const credit = computeCredit(home, NOTHING_CREDITED, returnPieces('lin_0', 1));
    expect(toCreditNote(home, credit, note).summary).toMatchObject({
      cgstPaise: 22_60,
      sgstPaise: 22_60,
      igstPaise: 0,
      taxPaise: 45_20,
    });
  });

  test('the two equal tax halves never exceed the credited part; a part too small for them is refused', () => {
    // Two of these four paise are tax, one for each half.
    const tiny = makeInvoice([{ pricePaise: 4, rateBp: 4000, quantity: 1 }], { state: 'UP', method: 'cod' });
    const paisa = cut(1, ['lin_0']);
    expect(creditEach(tiny, [paisa, paisa]).map(({ lines: [line] }) => line!.cgstPaise)).toEqual([0, 0]);
    expect(() => creditEach(tiny, [paisa, paisa, paisa])).toThrow(
      expect.objectContaining({
        code: 'credit.too_much',
        message: 'This amount is too small to refund',
      }),
    );
    const [, , rest] = creditEach(tiny, [paisa, paisa, cut(2, ['lin_0'])]);
    expect(rest!.lines[0]).toMatchObject({ taxablePaise: 0, cgstPaise: 1, sgstPaise: 1 });
  });
});
