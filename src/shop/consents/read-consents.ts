import type { ConsentPurpose } from '#domain/customer/consent.ts';
import type { Reader } from '#shop/context.ts';

export type Consent = {
  purpose: ConsentPurpose;
  given: boolean;
  version: string;
  channel: string;
  at: Date;
};

/** Returns all consents that these subjects gave or withdrew, newest first. */
export async function listConsents({ db }: Pick<Reader, 'db'>, subjects: string[]): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['purpose', 'given', 'text_version as version', 'channel', 'at'])
    .where('subject', 'in', subjects)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, purpose: row.purpose as ConsentPurpose }));
}

/** Returns whether a subject has consented and not withdrawn: the latest entry counts, and no entry means no. */
export async function hasConsent(
  { db }: Pick<Reader, 'db'>,
  subject: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const last = await db
    .selectFrom('consents')
    .select('given')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.given ?? false;
}
