import { type PinPlace, findPincode } from '#shop/shipping/find-pincode.ts';
import { createRouter } from '#api/open-api.ts';
import { isCodOfferedInPin } from '#shop/cash-on-delivery/is-cod-offered-in-pin.ts';
import * as routes from '#contract/storefront/orders/pincodes.ts';

export const pincodes = createRouter();

pincodes.openapi(routes.get, async (c) => {
  const { pin } = c.req.valid('param');
  const ctx = c.get('ctx');
  const [found, isCodOffered] = await Promise.all([findPincode(ctx, pin), isCodOfferedInPin(ctx, pin)]);
  const places = found.map(toPlaceJson);
  return c.json({ pincode: pin, ...places[0]!, places, cod_offered: isCodOffered }, 200);
});

function toPlaceJson({ city, district, stateKey, state }: PinPlace) {
  return { city, district, state: stateKey, state_name: state };
}
