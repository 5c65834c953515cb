import { invalid, notFound } from '#domain/error.ts';
import type { AddTotp } from '#contract/staff/second-factor.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { seal } from '#shop/seal.ts';
import { lockSignedIn } from '../is-signed-in.ts';
import { requirePassword } from '../require-password.ts';
import { useTotp } from './check-second-factor.ts';
import { listUnused, makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes.ts';
import { TOTP_SECRET_BYTES, toTotpSecret, toTotpUri } from './totp.ts';

/**
 * Begins to add an authenticator app: returns its secret, which is shown once. It counts as a second factor once a code of it was entered.
 * Throws unauthenticated, invalid `password.wrong`, too_many.
 */
export async function addTotp(
  ctx: Ctx,
  { password, name }: AddTotp,
  caller: Caller,
): Promise<{ id: string; secret: string; uri: string }> {
  const person = requirePerson(ctx);
  const { staffId } = person;
  const { email } = await requirePassword(ctx, staffId, { password, caller });
  const secret = toTotpSecret(ctx.random(TOTP_SECRET_BYTES));
  const { general } = await readShownSettings(ctx);
  const id = makeId(ctx, 'fac');
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    await tx.db
      .deleteFrom('second_factors')
      .where('staff_id', '=', staffId)
      .where('confirmed_at', 'is', null)
      .execute();
    await tx.db
      .insertInto('second_factors')
      .values({
        id,
        staff_id: staffId,
        kind: 'totp',
        name,
        secret: seal(tx, secret),
        created_at: tx.clock.now(),
      })
      .execute();
    await writeAuditEvent(tx, {
      action: 'second_factor.begun',
      subject: staffId,
      before: null,
      after: { name },
    });
  });
  return { id, secret, uri: toTotpUri(secret, { shop: general.shopName, email }) };
}

/**
 * Confirms an app by a code that it shows. A person's first factor comes with ten recovery codes. Throws unauthenticated, not_found,
 * invalid `second_factor.wrong`.
 */
export async function confirmTotp(ctx: Ctx, id: string, code: string): Promise<{ recovery_codes: string[] }> {
  const person = requirePerson(ctx);
  const { staffId } = person;
  const begun = await ctx.db
    .selectFrom('second_factors')
    .select(['id', 'secret', 'name'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!begun?.secret) throw notFound('Second factor');
  if (!(await useTotp(ctx, { id, secret: begun.secret }, code))) {
    const sentence = 'This code does not match your app. Check the time on your phone and try again.';
    throw invalid('second_factor.wrong', sentence, { code: sentence });
  }
  const { codes, hashes } =
    (await listUnused(ctx, staffId)).length > 0 ? { codes: [], hashes: [] } : await makeRecoveryCodes(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    await tx.db
      .updateTable('second_factors')
      .set({ confirmed_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    if (hashes.length > 0) await saveRecoveryCodes(tx, staffId, hashes);
    const after = { name: begun.name, kind: 'totp' };
    await writeAuditEvent(tx, { action: 'second_factor.added', subject: staffId, before: null, after });
  });
  return { recovery_codes: codes };
}
