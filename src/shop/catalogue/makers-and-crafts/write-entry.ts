import { invalid } from '#domain/error.ts';
import { CraftFields, type EntryFields, type EntryJson, MakerFields } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import type { Tx } from '#shop/context.ts';

/** Returns the fields that the owner sets in an entry, from its JSON. */
export function toEntryFields(register: RegisterName, json: EntryJson): EntryFields {
  return register === 'makers' ? MakerFields.parse(json) : CraftFields.parse(json);
}

/** Returns the columns of an entry. */
export function toEntryColumns({ state, ...same }: EntryFields) {
  return { ...same, state_key: state };
}

/** Throws invalid for a picture that does not exist, and for an authorised user without the name of the geographical indication. */
export async function refuseWrong(
  { db }: Tx,
  { picture_id, gi_name, gi_authorised_user_no }: EntryFields,
): Promise<void> {
  if (gi_authorised_user_no && !gi_name) {
    const sentence = 'Enter the registered name that this number belongs to.';
    throw invalid('craft.gi_name', sentence, { gi_name: sentence });
  }
  if (picture_id === null) return;
  const found = await db.selectFrom('pictures').select('id').where('id', '=', picture_id).executeTakeFirst();
  if (found) return;
  const sentence = 'Upload this picture again.';
  throw invalid('picture.not_found', sentence, { picture_id: sentence });
}
