import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import { normaliseOrderNumber } from '#domain/id.ts';
import type { Reader } from '#shop/context.ts';
import { MOST_NAMED, listMatched, matchOrders } from './match-orders.ts';

type Beginning = { number: string; from: Date; until: Date };

/**
 * Returns the condition that an order matches the text that staff typed: as `matchOrders` finds it, or by the beginning of its number, from
 * the two digits of the year on.
 */
export async function matchTyped(reader: Reader, typed: string): ReturnType<typeof matchOrders> {
  const beginning = readBeginning(typed);
  if (!beginning) return matchOrders(reader, typed);
  const { number, from, until } = beginning;
  const others = await listMatched(reader, typed, MOST_NAMED);
  return (eb) => {
    const begins = eb.and([
      eb('o.placed_at', '>=', from),
      eb('o.placed_at', '<', until),
      eb('o.order_number', 'like', `${number}%`),
    ]);
    // An alternative would keep PostgreSQL from reading the orders of these months alone.
    return others.length === 0 ? begins : eb.or([begins, eb('o.id', '=', sql<string>`any(${others})`)]);
  };
}

/**
 * Returns the beginning of an order number in its stored form, `HT-26` or `HT-2611-7K`, and between which moments such orders were placed;
 * undefined for a whole number and for any other text.
 */
function readBeginning(typed: string): Beginning | undefined {
  const compact = normaliseOrderNumber(typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const match = /^HT(\d{2,3}$|\d{4})([0-9A-Z]{0,7})$/.exec(compact);
  if (!match) return undefined;
  const [, month = '', random] = match;
  const number = month.length < 4 ? `HT-${month}` : `HT-${month}-${random}`;
  const first = month.padEnd(4, '0');
  const last = month.padEnd(4, '9');
  return {
    number,
    // One more day on both sides: the number has the Indian month, and is made a moment before the order is written.
    from: new Date(startOfMonth(first, 0) - dayMs),
    until: new Date(startOfMonth(last, 1) + dayMs),
  };
}

/** Returns the moment at which a month such as `2611` begins, or the month some months later; a month above twelve counts as twelve. */
function startOfMonth(month: string, later: number): number {
  const index = Math.min(Number(month.slice(2)), 12) - 1;
  return Date.UTC(2000 + Number(month.slice(0, 2)), index + later);
}
