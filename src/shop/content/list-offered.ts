import type { Offered } from '#domain/seller/offered.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns what the shop's suppliers let it offer. */
export function listOffered({ razorpay, messengers }: Pick<Ctx, 'razorpay' | 'messengers'>): Offered {
  return {
    onlinePayment: razorpay !== undefined,
    sms: messengers.sms !== undefined,
    whatsapp: messengers.whatsapp !== undefined,
    email: messengers.email !== undefined,
  };
}
