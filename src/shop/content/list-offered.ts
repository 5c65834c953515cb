import type { Offered } from '#domain/seller/offered.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns the services that the shop can offer with its suppliers. */
export function listOffered({ razorpay, messengers }: Pick<Ctx, 'razorpay' | 'messengers'>): Offered {
  return {
    onlinePayment: razorpay !== undefined,
    sms: messengers.sms !== undefined,
    whatsapp: messengers.whatsapp !== undefined,
    email: messengers.email !== undefined,
  };
}
