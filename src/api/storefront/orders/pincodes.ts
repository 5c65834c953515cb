import { askCourierAboutPin } from '#shop/shipments/ask-courier-about-pin.ts';
import { type PinPlace, findPincode } from '#shop/pincodes/find-pincode.ts';
import { createRouter } from '#api/open-api.ts';
import { isCodOfferedInPin } from '#shop/cash-on-delivery/is-cod-offered-in-pin.ts';
import * as routes from '#contract/storefront/orders/pincodes.ts';

export const pincodes = createRouter();

pincodes.openapi(routes.get, async (c) => {
  const { pin } = c.req.valid('param');
  const ctx = c.get('ctx');
  const places = (await findPincode(ctx, pin)).map(toPlaceJson);
  // The courier is asked first, because the cash decision below also depends on whether it collects cash there.
  const courier = await askCourierAboutPin(ctx, pin);
  const cod_offered = await isCodOfferedInPin(ctx, pin);
  const service = { cod_offered, served: courier?.isServed ?? true, courier_days: courier?.days ?? null };
  return c.json({ pincode: pin, ...places[0]!, places, ...service }, 200);
});

function toPlaceJson({ city, district, stateKey, state }: PinPlace) {
  return { city, district, state: stateKey, state_name: state };
}
