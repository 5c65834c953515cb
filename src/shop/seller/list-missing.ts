import { listMissingSellerFacts } from '#domain/seller/seller.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { listSellerNotices } from './list-seller-notices.ts';

/**
 * Returns one sentence for each thing that is missing before this shop can sell, and how to provide it. The sentences are public: they
 * name settings, never their values.
 */
export async function listMissing(ctx: Ctx): Promise<string[]> {
  const [settings, missingOwner] = await Promise.all([readSettings(ctx), findMissingOwner(ctx)]);
  const missing = [
    findMissingSignIn(ctx),
    findMissingPayment(ctx, settings),
    missingOwner,
    findMissingSeller(settings),
    findClosed(settings),
  ];
  return [...missing.filter((sentence) => sentence !== undefined), ...(await listSellerNotices(ctx))];
}

/** Returns why no customer can sign in, or undefined. */
export function findMissingSignIn(ctx: Pick<Ctx, 'razorpay' | 'messengers'>): string | undefined {
  const { sms, whatsapp, email } = listOffered(ctx);
  if (sms || whatsapp || email) return undefined;
  return 'No customer can sign in, because no code or e-mail can be sent: set SMTP_URL, SMS_PROVIDER or WHATSAPP_PROVIDER.';
}

/** Returns why nobody can pay, or not on delivery, or undefined; `turnProofOff` describes how to turn off the confirmation of numbers. */
export function findMissingPayment(
  ctx: Pick<Ctx, 'razorpay' | 'messengers'>,
  { payment, cod }: Settings,
  turnProofOff = `Turn that off (npm run admin -- set-settings cod '{"needs_proven_number": false}')`,
): string | undefined {
  const { onlinePayment, sms, whatsapp } = listOffered(ctx);
  const keys = 'set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET';
  if (!payment.codEnabled)
    return onlinePayment ? undefined : `Nobody can pay: ${keys}, or allow cash on delivery in the settings.`;
  if (sms || whatsapp || !cod.needsProvenNumber) return undefined;
  const effect = onlinePayment ? 'Nobody can pay on delivery' : 'Nobody can pay';
  const otherwise = onlinePayment ? '' : `, or ${keys}`;
  return `${effect}: cash on delivery needs a confirmed mobile number, and no code can be sent. ${turnProofOff}, or set SMS_PROVIDER or WHATSAPP_PROVIDER${otherwise}.`;
}

async function findMissingOwner({ db }: Ctx): Promise<string | undefined> {
  const owner = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return owner
    ? undefined
    : 'The shop has no owner yet: open the link that it printed at its start, or run npm run admin -- add-staff EMAIL NAME owner';
}

/** Returns the sentence that comes before those of the seller's details, so that the command is named once. */
function findMissingSeller({ seller }: Settings): string | undefined {
  if (listMissingSellerFacts(seller).length === 0) return undefined;
  return 'Nothing can be sold because seller details are missing. Add them with npm run admin -- set-seller';
}

function findClosed({ opening }: Settings): string | undefined {
  return opening.isOpen ? undefined : 'The shop is closed until its owner opens it: /admin/setup';
}
