import type { Channel } from '#domain/messaging/message-event.ts';
import { isMobileNumber, stripToNational, toE164 } from '#domain/customer/phone.ts';
import type { Seller } from '#domain/seller/seller.ts';
import type { Ctx, Reader } from '#shop/context.ts';

/** How owners are told: by mail each, or where the shop sends no mail by the telephone of the seller. */
export type OwnerRoute = { channel: 'email' } | { channel: 'sms' | 'whatsapp'; to: string };
export type OwnerAddress = { channel: Channel; to: string };

/** The first of mail, SMS and WhatsApp that has a provider and an address; undefined where owners cannot be told. */
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

/** Everybody on the staff with the role of an owner. */
export async function listOwners(
  { db }: Pick<Reader, 'db'>,
  route: OwnerRoute | undefined,
): Promise<OwnerAddress[]> {
  if (!route) return [];
  if (route.channel !== 'email') return [route];
  const owners = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return owners.map(({ email }) => ({ channel: 'email', to: email }));
}
