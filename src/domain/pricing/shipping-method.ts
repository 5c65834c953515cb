import { z } from 'zod';

/** The shipping methods. A module apart from their calculation, so that pages which only calculate load no schemas. */
export const ShippingMethod = z.enum(['standard', 'express']);
export type ShippingMethod = z.infer<typeof ShippingMethod>;
