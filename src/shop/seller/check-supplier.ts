import { z } from 'zod';
import { parseE164 } from '#domain/customer/phone.ts';
import { invalid, isShopError } from '#domain/error.ts';
import { type Supplier, SUPPLIER_VARIABLES } from '#domain/seller/readiness.ts';
import { toOtpCode } from '#domain/sign-in/otp.ts';
import { composeMessage } from '#domain/messaging/compose-message.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { type Channel } from '#shop/ports.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { requireCourier } from '#shop/shipments/require-courier.ts';

/** How often one supplier may be tested; each test may send a message that costs money. */
const limits = [
  { count: 5, seconds: 600 },
  { count: 20, seconds: 86_400 },
];

/**
 * Tests whether a supplier's keys work: Razorpay by a read that changes nothing, the channels by a message to the given e-mail address or
 * mobile number. Stores the result and returns the reason of a failure, or null. Throws forbidden, too_many, invalid `supplier.not_set`,
 * `supplier.recipient`.
 */
export async function checkSupplier(ctx: Ctx, supplier: Supplier, to: string): Promise<string | null> {
  requireAbility(ctx, 'edit_settings');
  refuseRecipient(supplier, to);
  const message = 'You have just tested this several times. Please wait a few minutes.';
  await consumeLimit(ctx, { key: `supplier-check/${supplier}`, limits, message });
  const failure = await ask(ctx, supplier, to);
  await inTransaction(ctx, async (tx) => {
    const result = { checked_at: tx.clock.now(), failure };
    const earlier = await tx.db
      .selectFrom('supplier_checks')
      .select('failure')
      .where('supplier', '=', supplier)
      .executeTakeFirst();
    await tx.db
      .insertInto('supplier_checks')
      .values({ supplier, ...result })
      .onConflict((conflict) => conflict.column('supplier').doUpdateSet(result))
      .execute();
    const change = { before: earlier ?? null, after: { failure } };
    await writeAuditEvent(tx, { action: 'supplier.checked', subject: supplier, ...change });
  });
  return failure;
}

function refuseRecipient(supplier: Supplier, to: string): void {
  const message = findRecipientMistake(supplier, to);
  if (message) throw invalid('supplier.recipient', message, { to: message });
}

function findRecipientMistake(supplier: Supplier, to: string): string | undefined {
  if (supplier === 'razorpay' || supplier === 'courier') return undefined;
  if (supplier === 'email')
    return z.email().safeParse(to).success ? undefined : 'Please enter your e-mail address.';
  return parseE164(to) ? undefined : 'Please enter your mobile number with +91, such as +919829010003.';
}

async function ask(ctx: Ctx, supplier: Supplier, to: string): Promise<string | null> {
  try {
    if (supplier === 'courier') return await askCourier(ctx);
    if (supplier === 'razorpay') await askRazorpay(ctx);
    else await sendTest(ctx, supplier, to);
    return null;
  } catch (error) {
    if (isShopError(error, 'supplier.refused')) return failures[supplier].refused;
    if (isShopError(error, 'supplier.unavailable')) return failures[supplier].silent;
    throw error;
  }
}

/** Reads the refunds since this moment, which is an empty list; wrong keys are refused. */
async function askRazorpay({ razorpay, clock }: Ctx): Promise<void> {
  if (!razorpay) throw notSet('razorpay');
  await razorpay.listRefundsSince(clock.now());
}

/** Has the connected courier check its keys and pickup place, and returns the problem, if any. */
async function askCourier(ctx: Ctx): Promise<string | null> {
  const { port, pickup } = await requireCourier(ctx);
  return port.check(pickup);
}

/** Sends an e-mail, or the text of a sign-in code: providers of SMS and WhatsApp deliver only texts that are registered. */
async function sendTest(ctx: Ctx, channel: Channel, to: string): Promise<void> {
  const messenger = ctx.messengers[channel];
  if (!messenger) throw notSet(channel);
  const { general } = await readShownSettings(ctx);
  if (channel === 'email') {
    const text = `${general.shopName} can send e-mail. You asked for this message when setting up your shop.`;
    await messenger.send({ channel, to, subject: `Test message of ${general.shopName}`, text });
    return;
  }
  const code = toOtpCode(ctx.random(3)) ?? '000000';
  const { text, variables } = composeMessage({ kind: 'otp', channel, shop: general.shopName, code });
  await messenger.send({ channel, to, text, template: 'otp', variables });
}

function notSet(supplier: Supplier) {
  const names = SUPPLIER_VARIABLES[supplier].join(', ');
  return invalid('supplier.not_set', `Set ${names} in the environment and restart the shop.`);
}

const failures: Record<Supplier, { refused: string; silent: string }> = {
  razorpay: {
    refused: 'Razorpay refuses the keys: check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.',
    silent: 'Razorpay did not answer. Try again in a minute.',
  },
  email: {
    refused: 'The mail server refused the message: check SMTP_URL and MAIL_FROM.',
    silent: 'The mail server cannot be reached or refuses the password: check SMTP_URL.',
  },
  sms: {
    refused: 'The SMS provider refused the message: check its keys and the template of the sign-in code.',
    silent: 'The SMS provider did not answer. Try again in a minute.',
  },
  courier: {
    refused: 'The courier refuses the keys: check them in the environment.',
    silent: 'The courier did not answer. Try again in a minute.',
  },
  whatsapp: {
    refused:
      'The WhatsApp provider refused the message: check its keys and the template of the sign-in code.',
    silent: 'The WhatsApp provider did not answer. Try again in a minute.',
  },
};
