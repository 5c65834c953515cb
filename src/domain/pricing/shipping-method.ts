import { z } from 'zod';

/** How a parcel goes. Apart from what is reckoned with it, so that pages which only reckon need no schemas. */
export const ShippingMethod = z.enum(['standard', 'express']);
export type ShippingMethod = z.infer<typeof ShippingMethod>;
