import { notFound } from '#domain/error.ts';
import { stripToNational, toE164 } from '#domain/customer/phone.ts';
import type { Ctx } from '#shop/context.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
import { exportCustomer } from '#shop/workflows/privacy/export-account.ts';
import { sql } from 'kysely';
import type { Command } from './command.ts';

/** Commands for customers who write to the shop to exercise their rights. */
export const customerCommands: Record<string, Command> = {
  'export-customer': {
    takes: 'MOBILE|EMAIL',
    means: 'prints everything the shop knows about a customer, as JSON',
    run: async (ctx, { words: [who] }) =>
      JSON.stringify(await exportCustomer(ctx, await findCustomer(ctx, who)), null, 2),
  },
  'erase-customer': {
    takes: 'MOBILE|EMAIL',
    means: 'deletes an account at the customer’s request; invoices stay',
    run: async (ctx, { words: [who] }) => {
      await eraseCustomer(ctx, await findCustomer(ctx, who));
      return `The account of ${who} is deleted; its invoices stay`;
    },
  },
};

/** Finds a customer: a mobile number belongs to one account, and so does an address that logs in or was verified. */
async function findCustomer({ db }: Pick<Ctx, 'db'>, who = ''): Promise<string> {
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mobile', 'in', [who, toE164(stripToNational(who))]),
        eb.and([
          eb(sql`lower(email)`, '=', who.toLowerCase()),
          eb.or([eb('password_hash', 'is not', null), eb('email_verified_at', 'is not', null)]),
        ]),
      ]),
    )
    .execute();
  if (found.length !== 1) throw notFound('Customer');
  return found[0]!.id;
}
