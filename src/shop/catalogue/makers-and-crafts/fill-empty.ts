import type { EntryFields } from '#contract/catalogue/register.ts';

/** Fields that are meaningful only together. */
const TOGETHER: readonly (readonly (keyof EntryFields)[])[] = [
  ['place', 'state'],
  ['story'],
  ['picture_id', 'picture_alt'],
  ['gi_name', 'gi_authorised_user_no'],
  ['craftmark_no'],
];

/** Returns an entry with its empty fields filled from another one; place and state, a picture and its words come together. */
export function fillEmpty(entry: EntryFields, other: EntryFields): EntryFields {
  const missing = TOGETHER.filter((names) => names.every((name) => !entry[name])).flat();
  // If both name the same state, a village within it is no contradiction.
  if (!entry.place && entry.state === other.state) missing.push('place');
  const taken = missing.filter((name) => other[name]).map((name) => [name, other[name]]);
  return { ...entry, ...(Object.fromEntries(taken) as Partial<EntryFields>) };
}
