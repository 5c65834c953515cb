import type { TaxSplit, Uqc } from '#domain/tax/gst.ts';
import type { InvoiceLine } from '#domain/invoice/invoice.ts';
import { toRupees, type Paise } from '#domain/money/money.ts';
import { inKeyOrder, signOf, type ReturnedDocument, type Table } from './gst-return-document.ts';
import { RETURN_HEADINGS } from './gst-return-headings.ts';

const units: Record<Uqc, string> = {
  NOS: 'NOS-NUMBERS',
  SET: 'SET-SETS',
  PRS: 'PRS-PAIRS',
  PCS: 'PCS-PIECES',
  MTR: 'MTR-METERS',
  OTH: 'OTH-OTHERS',
};

type HsnSum = TaxSplit & {
  hsn: string;
  name: string;
  uqc: Uqc;
  rateBp: number;
  quantity: number;
  totalPaise: Paise;
};

/** Sums what was sold for each HSN code and rate, minus credit notes. */
export function toHsn(documents: readonly ReturnedDocument[]): Table {
  const sums = new Map<string, HsnSum>();
  for (const one of documents) for (const line of one.document.lines) addLine(sums, one, line);
  return {
    headings: RETURN_HEADINGS.hsn,
    rows: inKeyOrder(sums).map((sum) => [
      sum.hsn,
      sum.name,
      units[sum.uqc],
      sum.quantity,
      toRupees(sum.totalPaise),
      sum.rateBp / 100,
      toRupees(sum.taxablePaise),
      toRupees(sum.igstPaise),
      toRupees(sum.cgstPaise),
      toRupees(sum.sgstPaise),
      0,
    ]),
  };
}

function addLine(sums: Map<string, HsnSum>, one: ReturnedDocument, line: InvoiceLine): void {
  const sign = signOf(one);
  const { hsn, rateBp, name } = line;
  const uqc = unitOf(one, line);
  const key = `${hsn} ${uqc} ${String(rateBp).padStart(5, '0')}`;
  const none = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
  const sum = sums.get(key) ?? { hsn, name, uqc, rateBp, quantity: 0, ...none };
  // Delivery counts no pieces, nor does a price reduction on an older credit note.
  sum.quantity += line.uqc === 'OTH' ? 0 : sign * line.quantity;
  for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const)
    sum[part] += sign * line[part];
  sums.set(key, sum);
}

/** Returns the unit of the goods sold, because older credit notes have one piece of OTH where a price was reduced. */
function unitOf({ original }: ReturnedDocument, line: InvoiceLine): Uqc {
  return original?.lines.find(({ id }) => id === line.id)?.uqc ?? line.uqc;
}
