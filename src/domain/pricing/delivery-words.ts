import { formatDayMonth } from '#domain/day-words.ts';

/** Returns a delivery promise in words: "between 26 and 28 November"; empty where none was made. Days are 'YYYY-MM-DD'. */
export function formatDelivery(from: string | null, to: string | null): string {
  if (!from || !to) return '';
  if (from === to) return `on ${formatDayMonth(to)}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `between ${isSameMonth ? Number(from.slice(8)) : formatDayMonth(from)} and ${formatDayMonth(to)}`;
}
