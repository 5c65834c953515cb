import { CONSENT_TEXTS, ConsentPurpose, SwitchedConsent } from '#domain/customer/consent.ts';
import { conflict, unauthenticated } from '#domain/error.ts';
import type { ConsentsAnswer, SwitchConsent } from '#contract/customer/consent.ts';
import { unlinkVisits } from '#shop/analytics/unlink-visits.ts';
import { type Consent, listConsents } from '#shop/consents/read-consents.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { findNewsletterOf, switchNewsletter } from '#shop/messaging/subscribe-newsletter.ts';

/** Returns the customer's consents, whether each is in force, and the log of all their decisions. Throws unauthenticated. */
export async function getConsents(ctx: Ctx): Promise<ConsentsAnswer> {
  const customer = await getConsenter(ctx);
  const newsletter = customer.provenEmail ? await findNewsletterOf(ctx, customer.provenEmail) : undefined;
  const subjects = [customer.id, ...(newsletter ? [newsletter.id] : [])];
  const log = await listConsents(ctx, subjects);
  const consents = ConsentPurpose.options.map((purpose) => {
    const last = log.find((each) => each.purpose === purpose);
    const hint = purpose === 'newsletter' ? formatWhyNoNewsletter(customer) : '';
    const isSwitched = SwitchedConsent.options.includes(purpose as SwitchedConsent);
    return {
      purpose,
      ...CONSENT_TEXTS[purpose],
      // The newsletter's subscription decides whether it is sent, not the log.
      given: purpose === 'newsletter' ? isSubscribed(newsletter) : (last?.given ?? false),
      at: last?.at.toISOString() ?? null,
      switchable: isSwitched,
      hint,
    };
  });
  return { consents, log: log.map(toLogJson) };
}

/**
 * Records that the customer gives or withdraws a consent; withdrawing is as easy as giving (DPDP Act 2023, s. 6(4)). It takes effect at
 * once. Throws unauthenticated, conflict `newsletter.no_email`.
 */
export async function switchConsent(
  ctx: Ctx,
  purpose: SwitchedConsent,
  { given, channel }: SwitchConsent,
): Promise<void> {
  const customer = await getConsenter(ctx);
  if (purpose === 'newsletter' && given && !customer.provenEmail) {
    throw conflict('newsletter.no_email', formatWhyNoNewsletter(customer));
  }
  await inTransaction(ctx, async (tx) => {
    await recordConsent(tx, { subject: customer.id, purpose, given, channel });
    if (purpose === 'newsletter' && customer.provenEmail)
      await switchNewsletter(tx, {
        email: customer.provenEmail,
        given,
        source: channel === 'checkout' ? 'checkout' : 'account',
      });
    if (purpose === 'analytics') await linkVisits(tx, customer.id, given);
  });
}

async function linkVisits(tx: Tx, customerId: string, given: boolean): Promise<void> {
  await tx.db.updateTable('customers').set({ visits_linked: given }).where('id', '=', customerId).execute();
  if (!given) await unlinkVisits(tx, customerId);
}

type Consenter = { id: string; email: string | null; provenEmail: string | null };

async function getConsenter(ctx: Ctx): Promise<Consenter> {
  const row = await ctx.db
    .selectFrom('customers')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', requireCustomer(ctx))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  const { id, email, email_verified_at } = row;
  return { id, email, provenEmail: email_verified_at ? email : null };
}

function formatWhyNoNewsletter({ email, provenEmail }: Consenter): string {
  if (provenEmail) return '';
  return email
    ? 'Please confirm your email address first: open the link we sent to it.'
    : 'Please add your email address to your profile first.';
}

function isSubscribed(found: Awaited<ReturnType<typeof findNewsletterOf>>): boolean {
  return Boolean(found?.confirmed_at && !found.ended_at);
}

function toLogJson({ purpose, given, version, channel, at }: Consent) {
  return { purpose, given, version, channel, at: at.toISOString() };
}
