import type { EntryFields } from '#contract/catalogue/register.ts';

/** Fields that say something only together. */
const TOGETHER: readonly (readonly (keyof EntryFields)[])[] = [
  ['place', 'state'],
  ['story'],
  ['picture_id', 'picture_alt'],
  ['gi_name', 'gi_authorised_user_no'],
  ['craftmark_no'],
];

/** Returns an entry with those fields of another one that it has not filled; place and state, a picture and its words come together. */
export function fillEmpty(entry: EntryFields, other: EntryFields): EntryFields {
  const missing = TOGETHER.filter((names) => names.every((name) => !entry[name])).flat();
  // A village within the state that both name is no contradiction.
  if (!entry.place && entry.state === other.state) missing.push('place');
  const taken = missing.filter((name) => other[name]).map((name) => [name, other[name]]);
  return { ...entry, ...(Object.fromEntries(taken) as Partial<EntryFields>) };
}
