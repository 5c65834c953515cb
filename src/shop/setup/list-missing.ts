import type { Settings } from '#domain/settings.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { listSellerNotices } from './list-seller-notices.ts';

/**
 * Returns one sentence for each thing that is missing before this shop can sell, and how to provide it. The sentences are public: they
 * name settings, never their values.
 */
export async function listMissing(ctx: Ctx): Promise<string[]> {
  const [settings, missingOwner] = await Promise.all([readSettings(ctx), sayMissingOwner(ctx)]);
  const missing = [sayMissingSignIn(ctx), sayMissingPayment(ctx, settings), missingOwner];
  return [...missing.filter((sentence) => sentence !== undefined), ...(await listSellerNotices(ctx))];
}

function sayMissingSignIn(ctx: Ctx): string | undefined {
  const { sms, whatsapp, email } = listOffered(ctx);
  if (sms || whatsapp || email) return undefined;
  return 'Nobody can sign in: set SMS_PROVIDER, WHATSAPP_PROVIDER or SMTP_URL.';
}

function sayMissingPayment({ razorpay }: Ctx, { payment }: Settings): string | undefined {
  if (razorpay || payment.codEnabled) return undefined;
  return 'Nobody can pay: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or allow cash on delivery in the settings.';
}

async function sayMissingOwner({ db }: Ctx): Promise<string | undefined> {
  const owner = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner ? undefined : 'Nobody looks after the shop: npm run admin -- add-staff EMAIL NAME owner';
}
