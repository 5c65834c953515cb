import { sumPaise, toRupees } from '#domain/money/money.ts';
import {
  type Cell,
  type DocumentSum,
  formatPlace,
  isItem,
  type NumberRange,
  type RateSum,
} from './gst-return-document.ts';

// The tables of GSTR-1 that sum documents, minus credit notes.

const summed = [
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundingPaise',
  'totalPaise',
] as const;

/** Returns invoices, credit notes (negative) and both together. */
export function toSummary(sums: readonly DocumentSum[]): Cell[][] {
  const row = (name: string, some: readonly DocumentSum[]): Cell[] => [
    name,
    some.reduce((count, sum) => count + sum.count, 0),
    ...summed.map((part) => toRupees(sumPaise(some.map((sum) => (sum.isNote ? -1 : 1) * sum[part])))),
  ];
  return [
    row(
      'Invoices',
      sums.filter(({ isNote }) => !isNote),
    ),
    row(
      'Credit notes',
      sums.filter(({ isNote }) => isNote),
    ),
    row('Net', sums),
  ];
}

/** Returns whether a sum is reported by State and rate: taxed sales to unregistered buyers, except large invoices to another State. */
export function isSmall(sum: RateSum): boolean {
  return !sum.isRegistered && !sum.isLarge && isItem(sum);
}

/** Returns the rows of table B2CS, by State and rate, with amounts in rupees as the offline tool reads them. */
export function toB2cs(sums: readonly RateSum[]): Cell[][] {
  return sums
    .filter(isSmall)
    .map((sum) => ['OE', formatPlace(sum), sum.rateBp / 100, '', toRupees(sum.taxablePaise), 0, '']);
}

/** Returns the nil-rated sales by kind of buyer, within the State and between States. */
export function toExempt(sums: readonly RateSum[]): Cell[][] {
  const row = (name: string, registered: boolean, intra: boolean): Cell[] => {
    const some = sums.filter(
      ({ rateBp, isRegistered, intraState }) =>
        rateBp === 0 && isRegistered === registered && intraState === intra,
    );
    return [name, toRupees(sumPaise(some.map(({ taxablePaise }) => taxablePaise))), 0, 0];
  };
  return [
    row('Inter-State supplies to registered persons', true, false),
    row('Intra-State supplies to registered persons', true, true),
    row('Inter-State supplies to unregistered persons', false, false),
    row('Intra-State supplies to unregistered persons', false, true),
  ];
}

/**
 * Returns the ranges of numbers that were issued, invoices first. The invoice of a cancelled order is not a cancelled document: it was
 * issued, and a credit note credits it.
 */
export function toDocuments(ranges: readonly NumberRange[]): Cell[][] {
  return ranges.map(({ isNote, from, to, count }) => [
    isNote ? 'Credit Note' : 'Invoices for outward supply',
    from,
    to,
    count,
    0,
    count,
  ]);
}
