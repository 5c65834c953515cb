import { conflict } from '#domain/error.ts';
import { sumPaise } from '#domain/money/money.ts';
import type { Credit, CreditedBefore, CreditedLine, CreditWish } from './credit.ts';
import { listShares, toRemaining } from './credit-shares.ts';
import { toCreditedLine } from './credit-tax.ts';
import type { InvoiceDocument } from './invoice.ts';

/**
 * Computes the amounts of a credit note for `wish` after the earlier notes, exact to the paisa. All notes together never credit more of a
 * line than was invoiced. Every share carries its own tax. A wish may name each line only once. Throws RangeError for a repeated line,
 * invalid `credit.unknown_line`, conflict `credit.too_much`.
 */
export function computeCredit(invoice: InvoiceDocument, before: CreditedBefore, wish: CreditWish): Credit {
  refuseRepeated(wish);
  const remaining = invoice.lines.map((line) => toRemaining(line, before));
  const remainingPaise = invoice.summary.totalPaise - before.totalPaise;
  const lines = listShares(remaining, wish, remainingPaise)
    .filter(({ amountPaise, pieces }) => amountPaise > 0 || pieces > 0)
    .map(toCreditedLine);
  const partsPaise = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const leavesNoMoney = partsPaise === sumPaise(remaining.map(({ amountPaise }) => amountPaise));
  // The rounding of the invoice total belongs to the last note, so the remainder may not be less than that.
  const roundingPaise = leavesNoMoney ? remainingPaise - partsPaise : 0;
  const totalPaise = partsPaise + roundingPaise;
  if (totalPaise <= 0 && !returnsGift(invoice, lines))
    throw conflict('credit.too_much', 'Nothing is left to refund for this');
  if (!leavesNoMoney && totalPaise >= remainingPaise)
    throw conflict('credit.too_much', 'Less than a rupee would be left. Refund the full amount instead');
  const back = new Map(lines.map((line) => [line.lineId, line.pieces]));
  const leavesNoPieces = remaining.every(
    ({ line, pieces }) => line.kind !== 'goods' || pieces === (back.get(line.id) ?? 0),
  );
  return { lines, roundingPaise, totalPaise, leavesNoMoney, leavesNoPieces };
}

/** Returns whether a piece comes back for which nothing was charged, because a promotion was worth as much as its line. */
function returnsGift(invoice: InvoiceDocument, lines: CreditedLine[]): boolean {
  const given = invoice.lines.filter(({ kind, totalPaise }) => kind === 'goods' && totalPaise === 0);
  return lines.some(({ lineId, pieces }) => pieces > 0 && given.some(({ id }) => id === lineId));
}

function refuseRepeated(wish: CreditWish): void {
  if (wish.kind === 'everything') return;
  const ids = wish.kind === 'pieces' ? wish.pieces.map(({ lineId }) => lineId) : (wish.lineIds ?? []);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new RangeError(`Name each line of a credit once: ${repeated}`);
}
