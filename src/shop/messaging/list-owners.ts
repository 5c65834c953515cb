import type { Channel } from '#domain/messaging/message-event.ts';
import { isMobileNumber, stripToNational, toE164 } from '#domain/customer/phone.ts';
import type { Seller } from '#domain/seller/seller.ts';
import type { Ctx, Reader } from '#shop/context.ts';

/** The channel to notify owners: e-mail to each, or in a shop that sends no e-mail a message to the seller's phone. */
export type OwnerRoute = { channel: 'email' } | { channel: 'sms' | 'whatsapp'; to: string };
export type OwnerAddress = { channel: Channel; to: string };

/** Returns the first of e-mail, SMS and WhatsApp that has a provider and an address; undefined if owners cannot be notified. */
export function findOwnerRoute(
  { messengers }: Pick<Ctx, 'messengers'>,
  seller: Seller,
): OwnerRoute | undefined {
  if (messengers.email) return { channel: 'email' };
  const national = stripToNational(seller.phone);
  if (!isMobileNumber(national)) return undefined;
  const channel = (['sms', 'whatsapp'] as const).find((each) => messengers[each]);
  return channel && { channel, to: toE164(national) };
}

/** Returns the addresses of the owners on a route. */
export async function listOwners(
  { db }: Pick<Reader, 'db'>,
  route: OwnerRoute | undefined,
): Promise<OwnerAddress[]> {
  if (!route) return [];
  if (route.channel !== 'email') return [route];
  return (await listOwnerEmails({ db })).map((to) => ({ channel: 'email', to }));
}

/**
 * Returns the e-mail addresses of the owners who have joined: an invitation may have gone to a mistyped address, and messages to owners
 * have the names and words of customers.
 */
export async function listOwnerEmails({ db }: Pick<Reader, 'db'>): Promise<string[]> {
  const owners = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return owners.map(({ email }) => email);
}
