import { z } from 'zod';
import { changeReason, seen } from './admin-order.ts';
import { DeliveryAddress } from './place-order.ts';

/** PATCH /admin/orders/{id}/address. */
export const ChangeAddress = z.object({ ...seen, reason: changeReason, address: DeliveryAddress });
export type ChangeAddress = z.infer<typeof ChangeAddress>;
