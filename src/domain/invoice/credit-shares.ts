import { type ShopError, conflict, invalid } from '#domain/error.ts';
import { formatCount } from '#domain/format-count.ts';
import {
  divideHalfUp,
  formatRupees,
  splitProportionally,
  sumPaise,
  type Paise,
} from '#domain/money/money.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import type { CreditedBefore, CreditWish } from './credit.ts';
import type { InvoiceLine } from './invoice.ts';
import { sumTax } from './invoice-lines.ts';

/** The part of a line that earlier notes did not credit; its SGST always equals its CGST. */
export type RemainingLine = Omit<TaxSplit, 'sgstPaise'> & {
  line: InvoiceLine;
  pieces: number;
  amountPaise: Paise;
};
/** The part of a line that is credited now, without its tax. */
export type Share = { remaining: RemainingLine; pieces: number; amountPaise: Paise };

/** Returns the part of a line that earlier notes did not credit. */
export function toRemaining(line: InvoiceLine, before: CreditedBefore): RemainingLine {
  const credited = before.lines.filter(({ lineId }) => lineId === line.id);
  const tax = sumTax(credited);
  return {
    line,
    pieces: line.quantity - sumPaise(credited.map(({ pieces }) => pieces)),
    amountPaise: line.totalPaise - sumPaise(credited.map(({ amountPaise }) => amountPaise)),
    taxablePaise: line.taxablePaise - tax.taxablePaise,
    cgstPaise: line.cgstPaise - tax.cgstPaise,
    igstPaise: line.igstPaise - tax.igstPaise,
  };
}

/**
 * Returns the part of each line that a wish credits, including the charges; a share may be zero. `totalPaise` is the part of the invoice
 * total that earlier notes left. Throws invalid `credit.unknown_line` and conflict `credit.too_much`.
 */
export function listShares(remaining: RemainingLine[], wish: CreditWish, totalPaise: Paise): Share[] {
  switch (wish.kind) {
    case 'everything':
      return remaining.map(toWholeShare);
    case 'pieces':
      return sharePieces(remaining, wish);
    case 'amount':
      return shareAmount(remaining, wish, totalPaise);
  }
}

function toWholeShare(remaining: RemainingLine): Share {
  return { remaining, pieces: remaining.pieces, amountPaise: remaining.amountPaise };
}

type PiecesWish = Extract<CreditWish, { kind: 'pieces' }>;
type AmountWish = Extract<CreditWish, { kind: 'amount' }>;

function sharePieces(remaining: RemainingLine[], wish: PiecesWish): Share[] {
  const products = wish.pieces.map(({ lineId, quantity }) => {
    const found = remaining.find(({ line }) => line.id === lineId && line.kind === 'goods');
    if (!found) throw invalid('credit.unknown_line', 'This line is not in the order');
    if (quantity > found.pieces) throw tooManyPieces(found.line.name, found.pieces);
    // The amount is a share of the line's remaining money, so that the last piece takes the remainder to the paisa.
    const amountPaise = divideHalfUp(BigInt(found.amountPaise) * BigInt(quantity), found.pieces || 1);
    return { remaining: found, pieces: quantity, amountPaise };
  });
  const takesLastPiece = remaining.every(
    (one) =>
      one.line.kind !== 'goods' ||
      one.pieces === (products.find((share) => share.remaining === one)?.pieces ?? 0),
  );
  if (!(wish.withCharges ?? takesLastPiece)) return products;
  return [...products, ...remaining.filter(({ line }) => line.kind !== 'goods').map(toWholeShare)];
}

/** Returns the refusal to take back more pieces of a product than are left. */
export function tooManyPieces(name: string, left: number): ShopError {
  const sentence =
    left === 0
      ? `Every piece of ${name} has already been returned`
      : `Only ${formatCount(left, 'piece')} of ${name} can still be returned`;
  return conflict('credit.too_much', sentence);
}

function shareAmount(
  remaining: RemainingLine[],
  { amountPaise, lineIds }: AmountWish,
  totalPaise: Paise,
): Share[] {
  if (lineIds?.some((id) => !remaining.some(({ line }) => line.id === id)))
    throw invalid('credit.unknown_line', 'This line is not in the order');
  if (!lineIds && amountPaise === totalPaise)
    return remaining.map((one) => ({ ...toWholeShare(one), pieces: 0 }));
  const chosen = remaining.filter(({ line }) =>
    lineIds ? lineIds.includes(line.id) : line.kind === 'goods',
  );
  const worth = chosen.map((one) => one.amountPaise);
  const most = Math.min(sumPaise(worth), totalPaise);
  if (amountPaise > most) throw conflict('credit.too_much', describeMost(most, lineIds ? most : totalPaise));
  return splitProportionally(amountPaise, worth).map((part, index) => ({
    remaining: chosen[index]!,
    pieces: 0,
    amountPaise: part,
  }));
}

/** Returns a sentence with the most that can be credited: a part, or all that is left together with the charges. */
function describeMost(most: Paise, all: Paise): string {
  const [part, whole] = [most, all].map((paise) => formatRupees(paise, { decimals: 'auto' }));
  return most < all
    ? `Enter ${part} or less, or ${whole} for everything`
    : `Only ${part} is left: enter that or less`;
}
