import { toPaise, type Paise } from '#domain/money/money.ts';
import { normaliseQuery } from './search.ts';

/** The meaning of a query: the words to look for, and the bounds of the price in paise, GST included. */
export type ReadQuery = { words: string; leastPaise?: Paise; mostPaise?: Paise };

const amount = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k)?(?:\s*(?:\/-|rs\.?|rupees?|rupaye|inr|रुपये|रुपए))?`;
const below = 'under|below|less than|up ?to|within|max(?:imum)?|cheaper than|not more than';
const above = 'over|above|more than|at least|min(?:imum)?|from|starting';
const tail = '(?:se kam|se neeche|ke andar|ke neeche|tak|से कम|के अंदर|तक)';
const start = String.raw`(?<=^|\s)`;
const end = String.raw`(?=\s|$)`;

const BETWEEN = new RegExp(`${start}(?:between\\s+)?${amount}\\s*(?:-|–|to|and|se)\\s*${amount}${end}`, 'u');
const BELOW = new RegExp(`${start}(?:${below})\\s*${amount}${end}`, 'u');
const BELOW_IN_HINDI = new RegExp(`${start}${amount}\\s*${tail}${end}`, 'u');
const ABOVE = new RegExp(`${start}(?:${above})\\s*${amount}${end}`, 'u');

/** Two numbers in a row that are both smaller than this are sizes or counts, not prices. */
const LEAST_PAISE = toPaise(50);

/** Words that say for whom, how or where a shopper buys, but not which product. */
const FILLERS = new Set(
  (
    'a an the of for with and or in on to from by at my our your some any i we want need looking buy shop shopping online best good nice ' +
    'beautiful latest new cheap price rate ideas idea item items product products ' +
    'mom mother mummy maa dad father papa husband wife friend friends sister brother him her them men women man woman girl boy girlfriend ' +
    'boyfriend boss teacher parents couple family everyone kids ' +
    'ke ka ki ko liye wala wale wali chahiye mujhe aur के का की को लिए वाला वाले वाली चाहिए मुझे और'
  ).split(' '),
);

/**
 * Reads prices and words that name no product out of a query: `gift for mother under 500` means `gift`, at most ₹500. Reads only what is
 * unmistakably a price: `set of 5` and `30x45` stay words.
 */
export function readQuery(text: string): ReadQuery {
  const { rest, ...bounds } = readPrices(toLatinDigits(normaliseQuery(text)));
  const words = rest.split(' ').filter((word) => word && !FILLERS.has(word));
  return { words: words.join(' '), ...bounds };
}

/** Returns the query with Devanagari digits as Latin ones: ५०० is 500. */
function toLatinDigits(query: string): string {
  return query.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

function readPrices(query: string): Omit<ReadQuery, 'words'> & { rest: string } {
  const without = (found: RegExpExecArray) =>
    `${query.slice(0, found.index)} ${query.slice(found.index + found[0].length)}`;
  const between = BETWEEN.exec(query);
  if (between) {
    const [low, high] = [toBound(between[1]!, between[2]), toBound(between[3]!, between[4])];
    if (low < high && high >= LEAST_PAISE)
      return { leastPaise: low, mostPaise: high, rest: without(between) };
  }
  const most = BELOW.exec(query) ?? BELOW_IN_HINDI.exec(query);
  if (most) return { mostPaise: toBound(most[1]!, most[2]), rest: without(most) };
  const least = ABOVE.exec(query);
  if (least) return { leastPaise: toBound(least[1]!, least[2]), rest: without(least) };
  return { rest: query };
}

/** Returns an amount in paise: `1,500` and `1.5k` are 1,50,000 paise. */
function toBound(digits: string, thousands: string | undefined): Paise {
  const rupees = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return toPaise(Math.min(rupees, 10_000_000));
}
