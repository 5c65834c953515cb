import { toPaise } from '#domain/money/money.ts';
import { chooseRateBp, ratesForHsn } from '#domain/tax/gst.ts';
import { type TaxRateJson, fromTaxRateJson } from '#domain/tax/tax-rate.ts';

/** An HSN code of the shop's table, with its rate in percent on a day and its description. */
export type HsnChoice = { hsn: string; rate: number; note: string };

const mostShown = 6;

/** Words that craft shops use, each with words of the table's notes that mean the same, or with the tariff headings that cover it. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  pottery: ['ceramic', 'clay', 'earthen'],
  terracotta: ['clay', 'earthen'],
  idol: ['statuette'],
  murti: ['statuette'],
  diya: ['clay lamp', 'oil lamp'],
  rug: ['carpet', 'durrie'],
  bedcover: ['bedspread'],
  tablecloth: ['table cloth'],
  stole: ['6214'],
  shawl: ['6214'],
  scarf: ['6214'],
  scarve: ['6214'],
  dupatta: ['6214'],
  saree: ['5208', '5007'],
  sari: ['5208', '5007'],
};
/** Words that say nothing about a product. */
const COMMON = new Set(['and', 'for', 'from', 'the', 'with']);
const isHeading = (word: string) => /^\d+$/.test(word);

/** Returns the codes that match at least one of the typed words: the most matches first, then the longest code. */
export function findCodes(rates: readonly TaxRateJson[], typed: string, day: string): HsnChoice[] {
  const words = toWords(typed);
  const codes = new Map(rates.map(({ hsn, note }) => [hsn, toShortNote(note)]));
  return [...codes]
    .map(([hsn, note]) => ({ hsn, note, fits: words.filter((word) => isFor({ hsn, note }, word)).length }))
    .filter(({ fits }) => fits > 0)
    .flatMap(({ hsn, note, fits }) => {
      const rate = findRate(rates, { hsn, price: null, day });
      return rate === undefined ? [] : [{ hsn, note, rate, fits }];
    })
    .toSorted((a, b) => b.fits - a.fits || b.hsn.length - a.hsn.length || a.hsn.localeCompare(b.hsn))
    .slice(0, mostShown)
    .map(({ hsn, note, rate }) => ({ hsn, note, rate }));
}

/** Returns the tariff headings that usually cover what was typed, if the table has no rate for any of them. */
export function findMissingHeadings(rates: readonly TaxRateJson[], typed: string): string[] {
  const headings = toWords(typed).flatMap((word) => (ALIKE[word] ?? []).filter(isHeading));
  const isRated = rates.some(({ hsn }) => headings.some((heading) => hsn.startsWith(heading)));
  return isRated ? [] : [...new Set(headings)];
}

/** Returns the typed words without a plural s, and without common words and those of one or two letters. */
function toWords(typed: string): string[] {
  return splitWords(typed)
    .filter((word) => (word.length > 2 && !COMMON.has(word)) || isHeading(word))
    .map((word) => word.replace(/(?<=...)s$/, ''));
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\d]+/u);
}

/** Returns whether a code begins with the digits of a word, or words of its note begin with the word or a synonym. */
function isFor({ hsn, note }: Omit<HsnChoice, 'rate'>, word: string): boolean {
  const text = ` ${splitWords(note).join(' ')}`;
  return [word, ...(ALIKE[word] ?? [])].some((each) =>
    isHeading(each) ? hsn.startsWith(each) : text.includes(` ${each}`),
  );
}

type Sale = {
  hsn: string;
  /** Rupees of one piece; null where it is not known. */
  price: number | null;
  day: string;
};

/** Returns the percent of GST on one piece that is sold on a day; undefined where the table has none for the code. */
export function findRate(rates: readonly TaxRateJson[], { hsn, price, day }: Sale): number | undefined {
  const dated = ratesForHsn(rates.map(fromTaxRateJson), hsn);
  const rateBp = chooseRateBp({ rates: dated }, { on: day, netPaise: toPaise(price ?? 0), quantity: 1 });
  return rateBp === undefined ? undefined : rateBp / 100;
}

/** Returns a note without the notification that it quotes: `cloth bags`. */
function toShortNote(note: string): string {
  return note.replace(/^Handicraft table of Notification [^:]*: /, '');
}
