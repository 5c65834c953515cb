import type { Read } from './read-values.ts';

const MOMENT_MISTAKE = 'Enter a day like 23/11/2026, or a time like 2026-11-23 14:30';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const indiaOffset = '+05:30';

/**
 * Reads a moment: `2025-10-07 09:50:26 +0200`, `2026-11-23T09:00:00.000Z`, `23/11/2026`, `23-Nov-26`. A time without a zone is Indian time; `12/31/2026`
 * is a day as Americans write it, where `isAmerican` says that the file has such days. Returns it in ISO 8601 and UTC.
 */
export function readMoment(text: string, { isAmerican = false } = {}): Read<string> {
  const written = withoutMonthName(text.trim());
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/.exec(written);
  const plain = slashed ? `${toIsoDay(slashed, isAmerican)}${slashed[4]}` : written;
  const found =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|UTC)?)?$/.exec(
      plain,
    );
  if (!found) return { mistake: MOMENT_MISTAKE };
  const [, day, time = '00:00', seconds = ':00', zone = indiaOffset] = found;
  const moment = new Date(`${day}T${time.padStart(5, '0')}${seconds}${toZone(zone)}`);
  const isDay = !Number.isNaN(Date.parse(`${day}T00:00Z`)) && isCalendarDay(day!);
  return isDay && !Number.isNaN(moment.getTime())
    ? { value: moment.toISOString() }
    : { mistake: MOMENT_MISTAKE };
}

/** Returns `5-Nov-2026` and `05 Nov 26`, as Excel shows a day that was typed, as `2026-11-05`. */
function withoutMonthName(text: string): string {
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]+(\d{2}|\d{4})(?!\d)(.*)$/i.exec(text);
  if (!named) return text;
  const [, day, name, year, time] = named;
  const month = MONTHS.indexOf(name!.toLowerCase()) + 1;
  if (month === 0) return text;
  const century = year!.length === 2 ? '20' : '';
  return `${century}${year}-${String(month).padStart(2, '0')}-${day!.padStart(2, '0')}${time}`;
}

function toIsoDay([, first, second, year]: RegExpExecArray, isAmerican: boolean): string {
  const [day, month] = isAmerican && Number(first) <= 12 ? [second!, first!] : [first!, second!];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** 30 February is not a day, although JavaScript reads it as one in March. */
function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

function toZone(zone: string): string {
  if (zone === 'UTC') return 'Z';
  return zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
}
