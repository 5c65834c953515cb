import { invalid, unauthenticated } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { isSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { limitGuesses } from '#shop/customers/sign-in/limit-guesses.ts';

/** The tries in a quarter of an hour from one address for one person; a login with a second factor is two of them. */
export const PER_ADDRESS_AND_EMAIL = 10;

export type EnteredPassword = { password: string; caller: Caller };

/**
 * Checks the password that a signed-in person enters again before they change how they sign in, and returns that person. Throws invalid
 * `password.wrong` at a field of the form, too_many.
 */
export async function requirePassword(
  ctx: Ctx,
  staffId: string,
  { password, caller, field = 'password' }: EnteredPassword & { field?: string },
): Promise<{ email: string; name: string }> {
  const person = await ctx.db
    .selectFrom('staff')
    .select(['email', 'name', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person) throw unauthenticated();
  const { email, name, password_hash } = person;
  await limitGuesses(ctx, caller, {
    kind: 'staff',
    email,
    owner: { staffId },
    perAddressAndEmail: PER_ADDRESS_AND_EMAIL,
  });
  if (password_hash && (await isSecret(ctx, password_hash, password))) return { email, name };
  const message = 'This is not your current password';
  throw invalid('password.wrong', message, { [field]: message });
}
