import { sumPaise, toRupees, type Paise } from '#domain/money/money.ts';
import {
  type Cell,
  inKeyOrder,
  isRegistered,
  placeOf,
  signOf,
  type ReturnedDocument,
  type Table,
} from './gst-return-document.ts';
import { RETURN_HEADINGS } from './gst-return-headings.ts';

// The tables of GSTR-1 that sum documents, minus credit notes.

export function toSummary(invoices: readonly ReturnedDocument[], notes: readonly ReturnedDocument[]): Table {
  const row = (name: string, documents: readonly ReturnedDocument[]): Cell[] => {
    const sum = (
      part: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'roundingPaise' | 'totalPaise',
    ) => toRupees(sumPaise(documents.map((one) => signOf(one) * one.document.summary[part])));
    const figures = [sum('taxablePaise'), sum('cgstPaise'), sum('sgstPaise'), sum('igstPaise')];
    return [name, documents.length, ...figures, sum('roundingPaise'), sum('totalPaise')];
  };
  return {
    headings: RETURN_HEADINGS.summary,
    rows: [row('Invoices', invoices), row('Credit notes', notes), row('Net', [...invoices, ...notes])],
  };
}

export function toB2cs(documents: readonly ReturnedDocument[]): Table {
  const sums = new Map<string, { place: string; rateBp: number; taxablePaise: Paise }>();
  for (const one of documents) {
    const place = placeOf(one.document);
    for (const { rateBp, taxablePaise } of one.document.rates) {
      if (rateBp === 0) continue;
      const key = `${place} ${String(rateBp).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { place, rateBp, taxablePaise: 0 };
      sum.taxablePaise += signOf(one) * taxablePaise;
      sums.set(key, sum);
    }
  }
  return {
    headings: RETURN_HEADINGS.b2cs,
    rows: inKeyOrder(sums).map(({ place, rateBp, taxablePaise }) => [
      'OE',
      place,
      rateBp / 100,
      '',
      toRupees(taxablePaise),
      0,
      '',
    ]),
  };
}

export function toExempt(documents: readonly ReturnedDocument[]): Table {
  const nil = (registered: boolean, intra: boolean) =>
    toRupees(
      sumPaise(
        documents
          .filter((one) => isRegistered(one) === registered && one.document.intraState === intra)
          .map(
            (one) => signOf(one) * (one.document.rates.find(({ rateBp }) => rateBp === 0)?.taxablePaise ?? 0),
          ),
      ),
    );
  const row = (name: string, registered: boolean, intra: boolean): Cell[] => [
    name,
    nil(registered, intra),
    0,
    0,
  ];
  return {
    headings: RETURN_HEADINGS.exemp,
    rows: [
      row('Inter-State supplies to registered persons', true, false),
      row('Intra-State supplies to registered persons', true, true),
      row('Inter-State supplies to unregistered persons', false, false),
      row('Intra-State supplies to unregistered persons', false, true),
    ],
  };
}
