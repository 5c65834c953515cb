import { z } from 'zod';

/** The kinds of charge that an order has in addition to its products. */
export const ChargeKind = z.enum(['shipping', 'gift', 'cod']);
export type ChargeKind = z.infer<typeof ChargeKind>;
