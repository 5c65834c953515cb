import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

// pg returns bigint, numeric and date columns as text or as local midnight. The shop counts whole paise in numbers and keeps calendar days
// as 'YYYY-MM-DD', so the parsers are set per pool instead of for the whole process.

const oid = {
  int8: 20,
  int8Array: 1016,
  numeric: 1700,
  numericArray: 1231,
  date: 1082,
  dateArray: 1182,
  textArray: 1009,
};

type Parse = (text: string) => unknown;

const parsers = new Map<number, Parse>([
  [oid.int8, toSafeNumber],
  [oid.numeric, toSafeNumber],
  [oid.date, (text) => text],
  [oid.int8Array, arrayOf(toSafeNumber)],
  [oid.numericArray, arrayOf(toSafeNumber)],
  [oid.dateArray, arrayOf((text) => text)],
]);

/** The `types` option of a pg pool: bigint and numeric as safe numbers, date as 'YYYY-MM-DD', all other types as pg parses them. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(id);
    return own ?? types.getTypeParser(id, format as 'text');
  },
};

// sum() of bigint columns returns numeric: a number that is too large throws instead of being rounded.
function toSafeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  throw new RangeError(`the database answered ${text}, which a number cannot hold exactly`);
}

function arrayOf(parse: Parse): Parse {
  const split = types.getTypeParser(oid.textArray) as (text: string) => (string | null)[];
  return (text) => split(text).map((element) => (element === null ? null : parse(element)));
}
