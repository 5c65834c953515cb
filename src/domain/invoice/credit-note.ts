import { formatCount } from '#domain/format-count.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { conflict, invalid } from '#domain/error.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';
import { ratesOf, sumTax } from './invoice-document.ts';
import {
  divideHalfUp,
  formatRupees,
  splitProportionally,
  sumPaise,
  type Paise,
} from '#domain/money/money.ts';

/** The part of one invoice line that a credit note credits. */
export type CreditedLine = TaxSplit & {
  /** The line's id on the invoice. */
  lineId: string;
  /** Returned pieces; 0 where only the price was reduced. */
  pieces: number;
  amountPaise: Paise;
};

export type Credit = {
  lines: CreditedLine[];
  roundingPaise: Paise;
  totalPaise: Paise;
  /** With this note the whole amount of the invoice is credited. */
  leavesNoMoney: boolean;
  /** No piece stays with the buyer. */
  leavesNoPieces: boolean;
};

/** The amounts that earlier credit notes have credited of the same invoice. */
export type CreditedBefore = Pick<Credit, 'lines' | 'roundingPaise' | 'totalPaise'>;

export type CreditWish =
  /** Everything of the invoice that is not credited yet. */
  | { kind: 'everything' }
  /** Returned goods. Delivery is refunded with the last piece, or on request. */
  | {
      kind: 'pieces';
      pieces: readonly { lineId: string; quantity: number }[];
      withCharges?: boolean | undefined;
    }
  /** A price reduction, of some lines or of all goods, because what was supplied fell short (CGST Act s.34(1)). */
  | { kind: 'amount'; amountPaise: Paise; lineIds?: readonly string[] | undefined };

/**
 * Computes what a credit note for `wish` credits after the earlier ones: exact to the paisa, and all notes together never credit more of a
 * line than was invoiced. Every share carries its own tax. A wish names each line once at most. Throws RangeError for a line that it names
 * again, invalid `credit.unknown_line`, conflict `credit.too_much`.
 */
export function computeCredit(invoice: InvoiceDocument, before: CreditedBefore, wish: CreditWish): Credit {
  refuseRepeated(wish);
  const left = invoice.lines.map((line) => leftOf(line, before));
  const leftPaise = invoice.summary.totalPaise - before.totalPaise;
  const lines = sharesOf(left, wish, leftPaise)
    .filter(({ amountPaise, pieces }) => amountPaise > 0 || pieces > 0)
    .map(toCreditedLine);
  const partsPaise = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const leavesNoMoney = partsPaise === sumPaise(left.map(({ amountPaise }) => amountPaise));
  // The rounding of the invoice total belongs to the last note, so the remainder may not be less than that.
  const roundingPaise = leavesNoMoney ? leftPaise - partsPaise : 0;
  const totalPaise = partsPaise + roundingPaise;
  if (totalPaise <= 0) throw conflict('credit.too_much', 'Nothing is left to send back for this');
  if (!leavesNoMoney && totalPaise >= leftPaise)
    throw conflict('credit.too_much', 'Less than a rupee would be left: refund the whole of it instead');
  const back = new Map(lines.map((line) => [line.lineId, line.pieces]));
  const leavesNoPieces = left.every(
    ({ line, pieces }) => line.kind !== 'goods' || pieces === (back.get(line.id) ?? 0),
  );
  return { lines, roundingPaise, totalPaise, leavesNoMoney, leavesNoPieces };
}

function refuseRepeated(wish: CreditWish): void {
  if (wish.kind === 'everything') return;
  const ids = wish.kind === 'pieces' ? wish.pieces.map(({ lineId }) => lineId) : (wish.lineIds ?? []);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new RangeError(`Name each line of a credit once: ${repeated}`);
}

/** The part of a line that earlier notes left; its SGST always equals its CGST. */
type Left = Omit<TaxSplit, 'sgstPaise'> & { line: InvoiceLine; pieces: number; amountPaise: Paise };
type Share = { left: Left; pieces: number; amountPaise: Paise };

function leftOf(line: InvoiceLine, before: CreditedBefore): Left {
  const gone = before.lines.filter(({ lineId }) => lineId === line.id);
  const tax = sumTax(gone);
  return {
    line,
    pieces: line.quantity - sumPaise(gone.map(({ pieces }) => pieces)),
    amountPaise: line.totalPaise - sumPaise(gone.map(({ amountPaise }) => amountPaise)),
    taxablePaise: line.taxablePaise - tax.taxablePaise,
    cgstPaise: line.cgstPaise - tax.cgstPaise,
    igstPaise: line.igstPaise - tax.igstPaise,
  };
}

function sharesOf(left: Left[], wish: CreditWish, leftPaise: Paise): Share[] {
  switch (wish.kind) {
    case 'everything':
      return left.map(all);
    case 'pieces':
      return sharesOfPieces(left, wish);
    case 'amount':
      return sharesOfAmount(left, wish, leftPaise);
  }
}

function all(left: Left): Share {
  return { left, pieces: left.pieces, amountPaise: left.amountPaise };
}

function sharesOfPieces(left: Left[], wish: Extract<CreditWish, { kind: 'pieces' }>): Share[] {
  const products = wish.pieces.map(({ lineId, quantity }) => {
    const found = left.find(({ line }) => line.id === lineId && line.kind === 'goods');
    if (!found) throw invalid('credit.unknown_line', 'This line is not in the order');
    if (quantity > found.pieces) {
      const many = formatCount(found.pieces, 'piece');
      throw conflict('credit.too_much', `Only ${many} of ${found.line.name} can still be returned`);
    }
    // The amount is a share of the line's remaining money, so that the last piece takes the remainder to the paisa.
    const amountPaise = divideHalfUp(BigInt(found.amountPaise) * BigInt(quantity), found.pieces || 1);
    return { left: found, pieces: quantity, amountPaise };
  });
  const takesLastPiece = left.every(
    (one) =>
      one.line.kind !== 'goods' || one.pieces === (products.find((share) => share.left === one)?.pieces ?? 0),
  );
  if (!(wish.withCharges ?? takesLastPiece)) return products;
  return [...products, ...left.filter(({ line }) => line.kind !== 'goods').map(all)];
}

function sharesOfAmount(
  left: Left[],
  { amountPaise, lineIds }: Extract<CreditWish, { kind: 'amount' }>,
  leftPaise: Paise,
): Share[] {
  if (lineIds?.some((id) => !left.some(({ line }) => line.id === id)))
    throw invalid('credit.unknown_line', 'This line is not in the order');
  if (!lineIds && amountPaise === leftPaise) return left.map((one) => ({ ...all(one), pieces: 0 }));
  const chosen = left.filter(({ line }) => (lineIds ? lineIds.includes(line.id) : line.kind === 'goods'));
  const worth = chosen.map((one) => one.amountPaise);
  const most = Math.min(sumPaise(worth), leftPaise);
  if (amountPaise > most) throw conflict('credit.too_much', describeMost(most, lineIds ? most : leftPaise));
  return splitProportionally(amountPaise, worth).map((part, index) => ({
    left: chosen[index]!,
    pieces: 0,
    amountPaise: part,
  }));
}

/** Says how much of an amount can be credited; all that is left can be too, together with the charges. */
function describeMost(most: Paise, all: Paise): string {
  const [part, whole] = [most, all].map((paise) => formatRupees(paise, { decimals: 'auto' }));
  return most < all
    ? `Enter ${part} or less, or ${whole} for everything`
    : `Only ${part} is left: enter that or less`;
}

function toCreditedLine({ left, pieces, amountPaise }: Share): CreditedLine {
  return { lineId: left.line.id, pieces, amountPaise, ...shareOfTax(left, amountPaise) };
}

/**
 * Returns the tax in a part of a line. It is a share of the line's own tax and is not computed from the rate again: a paisa rounded up in
 * every part would credit more tax than was charged.
 */
function shareOfTax({ line, ...left }: Left, amountPaise: Paise): TaxSplit {
  const goneAfter = line.totalPaise - left.amountPaise + amountPaise;
  const upTo = (tax: Paise) =>
    line.totalPaise === 0 ? 0 : divideHalfUp(BigInt(tax) * BigInt(goneAfter), line.totalPaise);
  if (line.igstPaise > 0) {
    const wanted = upTo(line.igstPaise) - (line.igstPaise - left.igstPaise);
    const igstPaise = within(wanted, amountPaise - left.taxablePaise, Math.min(left.igstPaise, amountPaise));
    return { taxablePaise: amountPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const wanted = upTo(line.cgstPaise) - (line.cgstPaise - left.cgstPaise);
  const least = Math.ceil((amountPaise - left.taxablePaise) / 2);
  const half = within(wanted, least, Math.min(left.cgstPaise, Math.floor(amountPaise / 2)));
  return { taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

function within(wanted: number, least: number, most: number): number {
  if (Math.max(least, 0) > most) throw conflict('credit.too_much', 'So small a part cannot be sent back');
  return Math.min(Math.max(wanted, least, 0), most);
}

/** Makes the credit note document (CGST Act s.34, Rule 53(1A)). It names its invoice; its amounts are positive and are what is credited. */
export function toCreditNote(
  invoice: InvoiceDocument,
  credit: Credit,
  note: { number: string; issueDate: string; reason: string },
): InvoiceDocument {
  if (invoice.documentType === 'credit_note') throw new RangeError('A credit note cannot be credited');
  const lines = credit.lines.map((part) => toNoteLine(invoice, part));
  const tax = sumTax(lines);
  const { roundingPaise, totalPaise } = credit;
  return {
    ...invoice,
    documentType: 'credit_note',
    number: note.number,
    issueDate: note.issueDate,
    dueDate: note.issueDate,
    original: {
      number: invoice.number,
      issueDate: invoice.issueDate,
      reason: note.reason,
      isPart: totalPaise < invoice.summary.totalPaise,
    },
    lines,
    rates: ratesOf(lines),
    summary: {
      ...tax,
      taxPaise: tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
      discountPaise: sumPaise(lines.map(({ discountPaise }) => discountPaise)),
      roundingPaise,
      totalPaise,
    },
    amountInWords: amountInWords(totalPaise),
  };
}

function toNoteLine(invoice: InvoiceDocument, part: CreditedLine): InvoiceLine {
  const line = invoice.lines.find(({ id }) => id === part.lineId);
  if (!line) throw new RangeError(`Not a line of ${invoice.number}: ${part.lineId}`);
  const { pieces, amountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = part;
  const credited = { ...line, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise: amountPaise };
  if (pieces > 0) {
    const unitPricePaise = line.kind === 'goods' ? line.unitPricePaise : amountPaise;
    return {
      ...credited,
      quantity: pieces,
      unitPricePaise,
      discountPaise: unitPricePaise * pieces - amountPaise,
    };
  }
  return {
    ...credited,
    description: [line.description, 'price reduced'].filter(Boolean).join(' · '),
    // No piece was returned. The unit stays, because the GST return sums goods by unit.
    quantity: 0,
    unitPricePaise: 0,
    discountPaise: 0,
  };
}
