import { z } from 'zod';
import { DeliveryAddress } from '#domain/order/place-order.ts';
import { changeReason, seen } from './admin-order.ts';

/** PATCH /admin/orders/{id}/address. */
export const ChangeAddress = z.object({ ...seen, reason: changeReason, address: DeliveryAddress });
export type ChangeAddress = z.infer<typeof ChangeAddress>;
