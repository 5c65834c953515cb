import { createRoute, z } from '@hono/zod-openapi';
import { StateKey } from '#domain/tax/state.ts';
import { isCodOfferedInPin } from '#shop/cart/is-cod-offered-in-pin.ts';
import { type PinPlace, findPincode } from '#shop/shipping/find-pincode.ts';
import { answers, createDoor, refuses } from '#api/open-api.ts';

const Pin = z.object({
  pin: z
    .string()
    .regex(/^[1-9][0-9]{5}$/, 'A PIN code has six digits and does not begin with 0')
    .openapi({ example: '221001' }),
});

const Place = z.object({ city: z.string(), district: z.string(), state: StateKey, state_name: z.string() });

const get = createRoute({
  method: 'get',
  path: '/pincodes/{pin}',
  summary:
    'Where a PIN code lies, and whether cash on delivery is offered there; an unknown one should only warn',
  tags: ['Delivery'],
  request: { params: Pin },
  responses: {
    200: answers(
      Place.extend({
        pincode: z.string(),
        places: z.array(Place),
        /** Whether cash on delivery is offered there at all; checkout also looks at the amount and the customer. */
        cod_offered: z.boolean(),
      }),
      'The first place, and all of them where the code straddles districts or States',
    ),
    ...refuses(404, 422),
  },
});

export const pincodes = createDoor();

pincodes.openapi(get, async (c) => {
  const { pin } = c.req.valid('param');
  const ctx = c.get('ctx');
  const [found, isCodOffered] = await Promise.all([findPincode(ctx, pin), isCodOfferedInPin(ctx, pin)]);
  const places = found.map(toPlaceJson);
  return c.json({ pincode: pin, ...places[0]!, places, cod_offered: isCodOffered }, 200);
});

function toPlaceJson({ city, district, stateKey, state }: PinPlace) {
  return { city, district, state: stateKey, state_name: state };
}
