import { toRupees } from '#domain/money/money.ts';
import { isItem, type ListedDocument } from './gst-return-document.ts';
import type { ListedTable } from './gst-return-rows.ts';
import { toAmounts } from './gstr1-json-sums.ts';

// No official schema of the file is published; the keys are those that the offline tool writes. Amounts are rupees, days `dd-mm-yyyy`.

/** The version of the offline tool whose files the portal accepts; copied from a current file of the tool. */
const toolVersion = 'GST3.2.4';

/** Returns the head of the file: its GSTIN and month. `month` is 'YYYY-MM'. */
export function toGstr1Head({ gstin, month }: { gstin: string; month: string }) {
  const [year, number] = month.split('-');
  return { gstin, fp: `${number}${year}`, version: toolVersion, hash: 'hash' };
}

type Section = {
  /** Groups the documents of one buyer or one State under its key. */
  group?: { key: 'ctin' | 'pos'; of: (document: ListedDocument) => string; list: 'inv' | 'nt' };
  toRow: (document: ListedDocument) => object;
};

const registered = (document: ListedDocument) => ({ pos: document.placeCode, rchrg: 'N', inv_typ: 'R' });
const byBuyer = { key: 'ctin', of: ({ gstin }: ListedDocument) => gstin! } as const;

const SECTIONS: Record<ListedTable, Section> = {
  b2b: {
    group: { ...byBuyer, list: 'inv' },
    toRow: (document) => ({ ...toInvoice(document), ...registered(document) }),
  },
  b2cl: { group: { key: 'pos', of: ({ placeCode }) => placeCode, list: 'inv' }, toRow: toInvoice },
  cdnr: {
    group: { ...byBuyer, list: 'nt' },
    toRow: (document) => ({ ...toNote(document), ...registered(document) }),
  },
  cdnur: {
    toRow: (document) => ({ typ: 'B2CL', ...toNote(document), pos: document.placeCode }),
  },
};

/**
 * Writes a section of the file as text, `,"b2b":[…]`, as its documents arrive, or nothing without documents. Documents of one group must
 * arrive one after another.
 */
export async function* writeSection(
  name: ListedTable,
  chunks: AsyncIterable<readonly ListedDocument[]>,
): AsyncGenerator<string> {
  const { group, toRow } = SECTIONS[name];
  const end = group ? ']}' : '';
  const begin = (of: string | undefined) =>
    group ? `{${JSON.stringify(group.key)}:${JSON.stringify(of)},${JSON.stringify(group.list)}:[` : '';
  let current: { of: string | undefined } | undefined;
  for await (const documents of chunks) {
    let text = '';
    for (const document of documents) {
      const of = group?.of(document);
      if (!current) text += `,${JSON.stringify(name)}:[${begin(of)}`;
      else text += current.of === of ? ',' : `${end},${begin(of)}`;
      text += JSON.stringify(toRow(document));
      current = { of };
    }
    yield text;
  }
  if (current) yield `${end}]`;
}

function toInvoice(document: ListedDocument) {
  const { number, issueDate, totalPaise } = document;
  return { inum: number, idt: toToolDay(issueDate), val: toRupees(totalPaise), itms: toItems(document) };
}

function toNote(document: ListedDocument) {
  const { number, issueDate, totalPaise } = document;
  return {
    ntty: 'C',
    nt_num: number,
    nt_dt: toToolDay(issueDate),
    val: toRupees(totalPaise),
    itms: toItems(document),
  };
}

/** Returns one item for each rate; nil-rated lines have their own section. */
function toItems({ rates, intraState }: ListedDocument) {
  return rates
    .filter(isItem)
    .map((rate, index) => ({ num: index + 1, itm_det: toAmounts(rate, intraState) }));
}

/** Returns a day as "24-05-2026". */
function toToolDay(day: string): string {
  return day.split('-').toReversed().join('-');
}
