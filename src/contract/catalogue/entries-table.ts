import { getState } from '#domain/tax/state.ts';
import type { EntryJson } from './register.ts';

const COLUMNS: [string, (entry: EntryJson) => string | number][] = [
  ['Name', (entry) => entry.name],
  ['Place', (entry) => entry.place ?? ''],
  ['State', (entry) => (entry.state ? getState(entry.state).name : '')],
  ['Products', (entry) => entry.products],
  ['In the shop', (entry) => entry.live_products],
  ['Address', (entry) => entry.slug],
  ['Words', (entry) => entry.story],
];

/** Returns a list of makers or crafts as a table with headings. */
export function toEntriesTable(entries: EntryJson[]): [string[], (string | number)[][]] {
  return [
    COLUMNS.map(([heading]) => heading),
    entries.map((entry) => COLUMNS.map(([, read]) => read(entry))),
  ];
}
