import { ShopError } from '#domain/error.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { Ctx } from '#shop/context.ts';
import type { RazorpayPort } from '#shop/ports.ts';

/** Returns the payment gateway. Throws unavailable `payment.not_offered` in a shop that has none. */
export function requireRazorpay({ razorpay }: Pick<Ctx, 'razorpay'>): RazorpayPort {
  if (razorpay) return razorpay;
  throw new ShopError({ kind: 'unavailable', code: 'payment.not_offered', message: NOT_OFFERED.payment });
}
