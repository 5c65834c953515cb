import { toPaise } from '#domain/money/money.ts';
import { chooseRateBp, ratesForHsn } from '#domain/tax/gst.ts';
import { type TaxRateJson, fromTaxRateJson } from '#domain/tax/tax-rate.ts';

/** An HSN code of the shop's table, with the percent of a day and what it is for. */
export type HsnChoice = { hsn: string; rate: number; note: string };

const mostShown = 6;

/** Words of craft houses, with those of the table's notes that mean the same. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  pottery: ['ceramic', 'clay', 'earthen'],
  terracotta: ['clay', 'earthen'],
  idol: ['statuette'],
  murti: ['statuette'],
  diya: ['clay lamp', 'oil lamp'],
  rug: ['carpet', 'durrie'],
};

/** Returns the codes that begin with the digits that were typed, or whose note has every word of them or one that means the same, longest codes first. */
export function findCodes(rates: readonly TaxRateJson[], typed: string, day: string): HsnChoice[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const codes = new Map(rates.map(({ hsn, note }) => [hsn, toShortNote(note)]));
  return [...codes]
    .filter(([hsn, note]) =>
      words.every(
        (word) =>
          hsn.startsWith(word) ||
          [word, ...(ALIKE[word] ?? [])].some((each) => note.toLowerCase().includes(each)),
      ),
    )
    .flatMap(([hsn, note]) => {
      const rate = findRate(rates, { hsn, price: null, day });
      return rate === undefined ? [] : [{ hsn, note, rate }];
    })
    .toSorted((a, b) => b.hsn.length - a.hsn.length || a.hsn.localeCompare(b.hsn))
    .slice(0, mostShown);
}

type Sale = {
  hsn: string;
  /** Rupees of one piece; null where it is not known. */ price: number | null;
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
