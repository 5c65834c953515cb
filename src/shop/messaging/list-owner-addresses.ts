import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * Returns the addresses that are notified of tickets, and of refunds and cash that need an owner: the grievance officer, else the shop
 * itself, else the owners who have joined.
 */
export async function listOwnerAddresses(ctx: Ctx): Promise<string[]> {
  const { seller } = await readSettings(ctx);
  const named = seller.grievanceOfficer.email || seller.email;
  if (named) return [named];
  const owners = await ctx.db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    // An invitation may have gone to a mistyped address, and these messages have the names and words of customers.
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .limit(5)
    .execute();
  if (owners.length === 0)
    ctx.log.warn({}, 'nobody is notified of tickets, refunds and cash: the settings name no address');
  return owners.map(({ email }) => email);
}
