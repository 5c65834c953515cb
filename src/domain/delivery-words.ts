const dayMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A delivery promise in a sentence: "between 26 and 28 November"; empty where none was made. Days are 'YYYY-MM-DD'. */
export function sayDelivery(from: string | null, to: string | null): string {
  if (!from || !to) return '';
  const last = dayMonth.format(new Date(`${to}T00:00:00Z`));
  if (from === to) return `on ${last}`;
  const first = dayMonth.format(new Date(`${from}T00:00:00Z`));
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `between ${isSameMonth ? first.split(' ')[0] : first} and ${last}`;
}
