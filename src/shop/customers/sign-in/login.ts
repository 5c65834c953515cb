import { sql } from 'kysely';
import { ShopError } from '#domain/error.ts';
import type { Login } from '#contract/sign-in/credentials.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { customerColumns, toCustomer } from '#shop/customers/customer-row.ts';
import { isSecret, renewHash } from './hash-secret.ts';
import { limitGuesses } from './limit-guesses.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import type { LoggedIn } from './verify-otp.ts';

const perAddressAndEmail = 10;

/** The hash of a random text that was thrown away: no password matches it, and comparing it takes as long as comparing a real one. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$zs+zRGcRlxzTlSAmUCYoGQ$PDEUPHzhP+jA0EDhKDZsAI5v5hC92j5SUDAYuKDvcNU';

/**
 * Logs in by email and password. An unknown address and a wrong password throw the same unauthenticated `login.failed`, after the same
 * work. Throws too_many.
 */
export async function login(ctx: Ctx, { email, password }: Login, who: WhoAsks): Promise<LoggedIn> {
  const known = await ctx.db
    .selectFrom('customers')
    .select([...customerColumns, 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  const owner = known && { customerId: known.id };
  await limitGuesses(ctx, who, { kind: 'login', email: email.toLowerCase(), owner, perAddressAndEmail });
  const isRight = await isSecret(ctx, known?.password_hash ?? decoyHash, password);
  if (!known || !isRight) throw loginFailed();
  const customer = toCustomer(known);
  const renewed = await renewHash(ctx, known.password_hash!, password);
  return inTransaction(ctx, async (tx) => {
    await requirePassword(tx, known.id, known.password_hash!);
    if (renewed)
      await tx.db
        .updateTable('customers')
        .set({ password_hash: renewed })
        .where('id', '=', known.id)
        .where('password_hash', '=', known.password_hash)
        .execute();
    const session = await startSession(tx, { owner: { customerId: customer.id }, ...who });
    return { ...session, customer, isNew: false };
  });
}

/** Refuses a password that was replaced while it was compared, and locks the account in share mode until the session has begun. */
async function requirePassword(tx: Tx, customerId: string, passwordHash: string): Promise<void> {
  const still = await tx.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  if (!still) throw loginFailed();
}

/** Returns the error for a wrong address and for a wrong password. */
export function loginFailed(): ShopError {
  return new ShopError({
    kind: 'unauthenticated',
    code: 'login.failed',
    message: 'Invalid email or password',
  });
}
