import { readShownSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { offerCod } from '#domain/cash-on-delivery/cod-rules.ts';
import { readCourierPin } from '#shop/pincodes/read-courier-pin.ts';
import { readCodRequest } from './read-cod-request.ts';

/**
 * Returns whether cash on delivery is offered in a PIN code at all, to any customer and for a small amount. Checkout also considers the
 * amount, and the customer's history.
 */
export async function isCodOfferedInPin(ctx: Ctx, postalCode: string): Promise<boolean> {
  const { payment, cod, courier: settings } = await readShownSettings(ctx);
  const [request, courier] = await Promise.all([
    readCodRequest(ctx, { rules: cod, postalCode, customerId: undefined }),
    readCourierPin(ctx, { courier: settings, pin: postalCode }),
  ]);
  return offerCod(0, payment, { ...request, courier }).offered;
}
