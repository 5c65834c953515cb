import { conflict } from '#domain/error.ts';
import { divideHalfUp, type Paise } from '#domain/money/money.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import type { CreditedLine } from './credit.ts';
import type { RemainingLine, Share } from './credit-shares.ts';

/** Returns a share with the tax in it. Throws conflict `credit.too_much` where the share is too small to hold its tax. */
export function toCreditedLine({ remaining, pieces, amountPaise }: Share): CreditedLine {
  return { lineId: remaining.line.id, pieces, amountPaise, ...shareOfTax(remaining, amountPaise) };
}

/**
 * Returns the tax in a part of a line. It is a share of the line's own tax and is not computed from the rate again: a paisa rounded up in
 * every part would credit more tax than was charged.
 */
function shareOfTax({ line, ...remaining }: RemainingLine, amountPaise: Paise): TaxSplit {
  const goneAfter = line.totalPaise - remaining.amountPaise + amountPaise;
  const upTo = (tax: Paise) =>
    line.totalPaise === 0 ? 0 : divideHalfUp(BigInt(tax) * BigInt(goneAfter), line.totalPaise);
  if (line.igstPaise > 0) {
    const wanted = upTo(line.igstPaise) - (line.igstPaise - remaining.igstPaise);
    const most = Math.min(remaining.igstPaise, amountPaise);
    const igstPaise = within(wanted, amountPaise - remaining.taxablePaise, most);
    return { taxablePaise: amountPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const wanted = upTo(line.cgstPaise) - (line.cgstPaise - remaining.cgstPaise);
  const least = Math.ceil((amountPaise - remaining.taxablePaise) / 2);
  const half = within(wanted, least, Math.min(remaining.cgstPaise, Math.floor(amountPaise / 2)));
  return { taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

function within(wanted: number, least: number, most: number): number {
  if (Math.max(least, 0) > most) throw conflict('credit.too_much', 'This amount is too small to refund');
  return Math.min(Math.max(wanted, least, 0), most);
}
