import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { listOwnerEmails } from './list-owners.ts';

const MOST_OWNERS = 5;

/**
 * Returns the addresses that are notified of tickets, and of refunds and cash that need an owner: the grievance officer, else the shop
 * itself, else the first five owners who have joined.
 */
export async function listOwnerAddresses(ctx: Ctx): Promise<string[]> {
  const { seller } = await readSettings(ctx);
  const named = seller.grievanceOfficer.email || seller.email;
  if (named) return [named];
  const owners = (await listOwnerEmails(ctx)).slice(0, MOST_OWNERS);
  if (owners.length === 0)
    ctx.log.warn({}, 'nobody is notified of tickets, refunds and cash: the settings name no address');
  return owners;
}
