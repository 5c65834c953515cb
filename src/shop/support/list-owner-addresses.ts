import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns the addresses that are notified of tickets: the grievance officer, else the shop itself, else the owners on the staff. */
export async function listOwnerAddresses(ctx: Ctx): Promise<string[]> {
  const { seller } = await readSettings(ctx);
  const named = seller.grievanceOfficer.email || seller.email;
  if (named) return [named];
  const owners = await ctx.db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(5)
    .execute();
  if (owners.length === 0) ctx.log.warn({}, 'nobody is notified of tickets: the settings name no address');
  return owners.map(({ email }) => email);
}
