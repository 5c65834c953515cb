import type { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { type AddressValues, noAddress } from './address-fields.tsx';
import { type TypedParcel, noParcel, toShipOrder } from '#admin/orders/courier/courier-choices.ts';
import type { Order } from '#admin/orders/use-order.ts';

/** The fields of an action; each action reads its own fields. */
export type ActionValues = TypedParcel & {
  address: AddressValues;
  reason: string;
  reference: string;
  restock: boolean;
  sold_out: boolean;
  delivered_by_mistake: boolean;
};

export const noValues: ActionValues = {
  ...noParcel,
  address: noAddress,
  reason: '',
  reference: '',
  restock: true,
  sold_out: false,
  delivered_by_mistake: false,
};

type Run = (id: string, values: ActionValues) => Promise<{ order: Order }>;

/** The actions that share one generic form; the others have dialogs that show their figures first. */
export type PlainAction = Exclude<OrderAction, 'refund' | 'exchange' | 'request_return'>;

const nothing = {};

const RUNS: Record<PlainAction, Run> = {
  confirm: (id) => callAdmin('POST /admin/orders/{id}/confirmation', { params: { id }, body: nothing }),
  not_reached: (id) =>
    callAdmin('POST /admin/orders/{id}/calls', { params: { id }, body: { result: 'not_reached' } }),
  pack: (id) => callAdmin('POST /admin/orders/{id}/packing', { params: { id }, body: nothing }),
  ship: (id, values) =>
    callAdmin('POST /admin/orders/{id}/shipment', { params: { id }, body: toShipOrder(values) }),
  correct_shipment: (id, values) =>
    callAdmin('PATCH /admin/orders/{id}/shipment', { params: { id }, body: toShipOrder(values) }),
  change_address: (id, { address, reason }) =>
    callAdmin('PATCH /admin/orders/{id}/address', {
      params: { id },
      body: { reason, address: { ...address, state: address.state as StateKey } },
    }),
  deliver: (id) => callAdmin('POST /admin/orders/{id}/delivery', { params: { id }, body: nothing }),
  collect_cash: (id) => callAdmin('POST /admin/orders/{id}/cash', { params: { id }, body: nothing }),
  hand_back_cash: (id, { reference }) =>
    callAdmin('POST /admin/orders/{id}/cash-handed-back', { params: { id }, body: { reference } }),
  complete: (id) => callAdmin('POST /admin/orders/{id}/completion', { params: { id }, body: nothing }),
  cancel: (id, { reason, sold_out }) =>
    callAdmin('POST /admin/orders/{id}/cancellation', { params: { id }, body: { reason, sold_out } }),
  return: (id, { reason, restock }) =>
    callAdmin('POST /admin/orders/{id}/return', { params: { id }, body: { reason, restock } }),
  return_to_origin: (id, { reason, restock, delivered_by_mistake }) =>
    callAdmin('POST /admin/orders/{id}/return-to-origin', {
      params: { id },
      body: { reason, restock, delivered_by_mistake },
    }),
};

/** Runs an action of an order. */
export function runAction(
  action: PlainAction,
  { id, values }: { id: string; values: ActionValues },
): Promise<{ order: Order }> {
  return RUNS[action](id, values);
}
