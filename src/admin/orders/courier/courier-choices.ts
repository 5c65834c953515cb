import type { Order } from '#admin/orders/use-order.ts';
import { COURIERS } from '#domain/shipment/courier.ts';
import { OTHER_COURIER, ShipOrder } from '#domain/shipment/shipment.ts';

/** The couriers among which staff chooses. */
export const COURIER_CHOICES = [
  ...COURIERS.map(({ key, name }) => ({ value: key, label: name })),
  { value: OTHER_COURIER, label: 'Another courier' },
];

/** A parcel as it is typed: a field that is not filled in is empty. */
export type TypedParcel = Record<keyof ShipOrder, string>;

export const noParcel: TypedParcel = { courier: '', courier_name: '', tracking_number: '', tracking_url: '' };

/** Returns the fields of a parcel that belong to its courier and are filled in. */
export function toShipOrder(parcel: TypedParcel): ShipOrder {
  const { courier, courier_name, tracking_number, tracking_url } = parcel;
  const other = courier === OTHER_COURIER && { courier_name, tracking_url };
  const typed = Object.entries({ tracking_number, ...other });
  return { courier, ...Object.fromEntries(typed.filter(([, value]) => value.trim() !== '')) };
}

/** Returns the mistakes in a typed parcel, by field; an empty object if there are none. */
export function findParcelMistakes(parcel: TypedParcel): Partial<TypedParcel> {
  const { success, error } = ShipOrder.safeParse(toShipOrder(parcel));
  if (success) return {};
  const mistakes = Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]));
  return { ...mistakes, ...(parcel.courier === '' && { courier: 'Choose a courier.' }) };
}

/** Returns the parcel of an order as form values, found by the courier's name in the order; all fields are empty if no parcel has left. */
export function toTypedParcel({ provider, number, url }: Order['tracking']): TypedParcel {
  if (provider === null) return noParcel;
  const listed = COURIERS.find(({ name }) => name === provider);
  const parcel = { ...noParcel, tracking_number: number ?? '' };
  if (listed) return { ...parcel, courier: listed.key };
  return { ...parcel, courier: OTHER_COURIER, courier_name: provider, tracking_url: url ?? '' };
}
