import { invalid } from '#domain/error.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { DeliveryMethod } from '#domain/sign-in/otp.ts';
import type { Ctx } from '#shop/context.ts';

type Suppliers = Pick<Ctx, 'messengers'>;

/** Throws invalid `email.not_offered` with this sentence in a shop that sends no e-mail. */
export function requireEmail({ messengers }: Suppliers, sentence: string): void {
  if (!messengers.email) throw invalid('email.not_offered', sentence, { email: sentence });
}

/**
 * Returns the channel of a one-time code: the wanted one, or one that the shop has if none was chosen. Throws invalid `otp.not_offered` for
 * a channel without a provider.
 */
export function chooseCodeChannel(
  { messengers }: Suppliers,
  wanted: DeliveryMethod | undefined,
): DeliveryMethod {
  const existing = (['sms', 'whatsapp'] as const).filter((channel) => messengers[channel]);
  const channel = wanted ?? existing[0];
  if (channel && existing.includes(channel)) return channel;
  const sentence = channel && existing.length > 0 ? NOT_OFFERED[channel] : NOT_OFFERED.codes;
  const field = existing.length > 0 ? 'delivery_method' : 'mobile_number';
  throw invalid('otp.not_offered', sentence, { [field]: sentence });
}
