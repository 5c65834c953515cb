import { splitName } from '#domain/customer.ts';
import { conflict } from '#domain/error.ts';
import type { CompleteProfile, PutProfile } from '#domain/profile.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { customerColumns, requireCustomer } from './customer-row.ts';

export type SaveDetails = Pick<PutProfile, 'profile' | 'email'>;

/** Changes names, phone and email of a customer; what is not named stays. Throws conflict `email.taken`. */
export async function saveDetails(
  tx: Tx,
  customerId: string,
  { profile = {}, email }: SaveDetails,
): Promise<void> {
  const before = await tx.db
    .selectFrom('customers')
    .select(customerColumns)
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const split = splitName(before.name ?? '');
  const first_name = profile.first_name ?? before.first_name ?? split.firstName;
  const last_name = profile.last_name ?? before.last_name ?? split.lastName;
  await update(tx, customerId, {
    ...(profile.first_name || profile.last_name
      ? { first_name, last_name, name: `${first_name} ${last_name}`.trim() }
      : {}),
    ...(profile.phone && { phone: profile.phone }),
    ...(email && { email }),
  });
}

/** The last step of registering by mobile: a name, and an email where one is given. Throws unauthenticated, conflict `email.taken`. */
export async function completeProfile(ctx: Ctx, { name, email }: CompleteProfile): Promise<void> {
  const { firstName, lastName } = splitName(name);
  const names = { name, first_name: firstName, last_name: lastName };
  await update(ctx, requireCustomer(ctx), { ...names, ...(email && { email }) });
}

type Changes = { name?: string; first_name?: string; last_name?: string; phone?: string; email?: string };

async function update({ db }: Pick<Ctx, 'db'>, customerId: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('customers')
    .set(changes)
    .where('id', '=', customerId)
    .execute()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'customers_email' ? emailTaken() : error;
    });
}

/** An email address logs in to one account only. */
export function emailTaken() {
  return conflict(
    'email.taken',
    'There is an account with this email address already. Please log in with it.',
  );
}
