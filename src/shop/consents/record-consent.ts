import { CONSENT_TEXTS, type ConsentChannel, type ConsentPurpose } from '#domain/customer/consent.ts';
import { type Ctx, makeId, type Tx } from '#shop/context.ts';

export type RecordConsent = {
  /** The id of a customer, a newsletter subscription or a browser. */
  subject: string;
  purpose: ConsentPurpose;
  given: boolean;
  channel: ConsentChannel;
};

/** Adds a consent or its withdrawal to the log: the time, the purpose, the version of the text and the place (DPDP Act 2023, s. 6). */
export async function recordConsent(
  ctx: Ctx | Tx,
  { subject, purpose, given, channel }: RecordConsent,
): Promise<void> {
  const text_version = CONSENT_TEXTS[purpose].version;
  const at = ctx.clock.now();
  await ctx.db
    .insertInto('consents')
    .values({ id: makeId(ctx, 'con'), subject, purpose, given, text_version, channel, at })
    .execute();
}
