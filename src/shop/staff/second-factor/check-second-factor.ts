import { ShopError } from '#domain/error.ts';
import { normaliseCode } from '#domain/staff/second-factor.ts';
import type { Ctx } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { seal, unseal } from '#shop/seal.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/** The code attempts of one person. Codes are checked only after the right password, so that strangers cannot use the attempts up. */
const limits = [
  { count: 5, seconds: 5 * 60 },
  { count: 20, seconds: 24 * 60 * 60 },
];
const message = 'Too many wrong codes. Please wait a few minutes and try again.';

/**
 * Checks the code of a person who has a second factor; everybody else passes. A code of the app and a recovery code each work once. Throws
 * unauthenticated `second_factor.required` with the available kinds, `second_factor.wrong`, too_many.
 */
export async function checkSecondFactor(ctx: Ctx, staffId: string, code: string | undefined): Promise<void> {
  const factors = await listConfirmed(ctx, staffId);
  if (factors.length === 0) return;
  if (!code) throw required(factors);
  await consumeLimit(ctx, { key: `second_factor/${staffId}`, limits, message });
  for (const { id, secret } of factors)
    if (secret && (await useTotp(ctx, { id, secret }, normaliseCode(code)))) return;
  if (await useRecoveryCode(ctx, staffId, code)) return;
  throw wrong();
}

type Factor = { id: string; kind: string; secret: string | null };

function listConfirmed({ db }: Ctx, staffId: string): Promise<Factor[]> {
  return db
    .selectFrom('second_factors')
    .select(['id', 'kind', 'secret'])
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Consumes a code of an app. Encrypting its secret again moves it to the first key of SECRET_KEY. */
export async function useTotp(
  ctx: Ctx,
  { id, secret }: { id: string; secret: string },
  code: string,
): Promise<boolean> {
  const opened = unseal(ctx, secret);
  const now = ctx.clock.now();
  const step = /^\d{6}$/.test(code) ? findTotpStep(opened, code, now) : undefined;
  if (step === undefined) return false;
  const used = await ctx.db
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: now, secret: seal(ctx, opened) })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** A passkey replaces password and code, by a separate call. */
function required(factors: Factor[]): ShopError {
  const kinds = new Set(factors.map(({ kind }) => kind));
  return new ShopError({
    kind: 'unauthenticated',
    code: 'second_factor.required',
    message: kinds.has('totp')
      ? 'Please enter the code of your authenticator app, or a recovery code'
      : 'Please use your passkey, or enter a recovery code',
    detail: { kinds: [...kinds, 'recovery_code'] },
  });
}

function wrong(): ShopError {
  const sentence = 'This code is wrong or has already been used. Please wait for the next one.';
  return new ShopError({
    kind: 'unauthenticated',
    code: 'second_factor.wrong',
    message: sentence,
    fields: { code: sentence },
  });
}
