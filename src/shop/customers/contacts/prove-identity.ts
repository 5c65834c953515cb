import { ShopError, unauthenticated } from '#domain/error.ts';
import { PROOF_LIFE_SECONDS } from '#domain/sign-in/identity-proof.ts';
import type { ProveIdentity } from '#contract/sign-in/identity-proof.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { consumeCode } from '#shop/customers/sign-in/check-otp.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { hashToken, newToken } from '#shop/token.ts';

/**
 * Proves that the customer themselves uses this session, by the code sent to their current number or by their password. The returned proof
 * allows one change of contact within ten minutes, by this session alone. Throws unauthenticated, invalid `otp.invalid`, `otp.used_up` or
 * `password.wrong`, too_many.
 */
export async function proveIdentity(
  ctx: Ctx,
  said: ProveIdentity,
  caller: Caller,
): Promise<{ proof: string }> {
  const { codeId } = await confirmIdentity(ctx, said, { purpose: 'prove', caller });
  const proof = newToken(ctx);
  await inTransaction(ctx, async (tx) => {
    if (codeId) await consumeCode(tx, codeId);
    const expiresAt = new Date(tx.clock.now().getTime() + PROOF_LIFE_SECONDS * 1000);
    const written = await tx.db
      .updateTable('sessions')
      .set({ proof_hash: hashToken(proof), proof_expires_at: expiresAt })
      .where('id', '=', sessionOf(tx))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) throw unauthenticated();
  });
  return { proof };
}

/** Consumes the proof of this session. Throws forbidden `proof.needed` if it is missing, used or expired. */
export async function useProof(tx: Tx, proof: string | undefined): Promise<void> {
  if (!proof) throw proofNeeded();
  const used = await tx.db
    .updateTable('sessions')
    .set({ proof_hash: null, proof_expires_at: null })
    .where('id', '=', sessionOf(tx))
    .where('ended_at', 'is', null)
    .where('proof_hash', '=', hashToken(proof))
    .where('proof_expires_at', '>', tx.clock.now())
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw proofNeeded();
}

/**
 * Refuses a request whose session ended after the request arrived. Callers lock the customer's row first, as does every command that ends
 * sessions. Throws unauthenticated.
 */
export async function requireOpenSession(tx: Tx): Promise<void> {
  const open = await tx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionOf(tx))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!open) throw unauthenticated();
}

function sessionOf({ actor }: Pick<Tx, 'actor'>): string {
  if (actor.kind !== 'customer') throw unauthenticated();
  return actor.sessionId;
}

function proofNeeded(): ShopError {
  const message =
    'Please confirm that it is you first, with a code sent to your current number or with your password.';
  return new ShopError({ kind: 'forbidden', code: 'proof.needed', message });
}
