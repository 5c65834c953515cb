import { z } from 'zod';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { StateKey } from '#domain/tax/state.ts';
import { answers, defineRoute, refuses } from '#contract/define-route.ts';

const Pin = z.object({
  pin: z
    .string()
    .regex(PIN_PATTERN, 'A PIN code has six digits and does not begin with 0')
    .meta({ example: '221001' }),
});

const Place = z.object({ city: z.string(), district: z.string(), state: StateKey, state_name: z.string() });

export const get = defineRoute({
  method: 'get',
  path: '/pincodes/{pin}',
  summary:
    'Where a PIN code lies, whether the courier delivers and cash on delivery is offered there; an unknown one should only warn',
  tags: ['Delivery'],
  request: { params: Pin },
  responses: {
    200: answers(
      Place.extend({
        pincode: z.string(),
        places: z.array(Place),
        /** Whether cash on delivery is offered there at all; checkout also checks the amount and the customer. */
        cod_offered: z.boolean(),
        /** Whether the connected courier delivers there; true where no courier is connected or it has not answered. */
        served: z.boolean(),
        /** Days from pickup to delivery according to the connected courier; null if the shop’s own days apply. */
        courier_days: z.int().nullable(),
      }),
      'The first place, and all of them where the code straddles districts or States',
    ),
    ...refuses(404, 422),
  },
});
