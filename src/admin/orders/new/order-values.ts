import type { Input } from '#contract/endpoints.ts';
import { TelephoneOrder } from '#contract/order/telephone-order.ts';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { type AddressValues, noAddress } from '#admin/orders/actions/address-fields.tsx';

/** A product, or a variant of one, as it was chosen from the search. */
export type ChosenLine = { productId: string; variantId: string | null; name: string; quantity: number };

/** The values of the form of an order by telephone. */
export type OrderValues = {
  phone: string;
  name: string;
  email: string;
  lines: ChosenLine[];
  address: AddressValues;
  shipping: 'standard' | 'express';
  payment: 'cod' | 'razorpay';
  code: string;
  gstin: string;
  notes: string;
  codReason: string;
  /** The stock request that the order answers. */
  stockRequest: string;
};

/** The most pieces of one line. */
export const MOST_OF_A_LINE = 99;

/** Adds one piece of a product to the lines. */
export function addPiece(lines: readonly ChosenLine[], chosen: ChosenLine): ChosenLine[] {
  const isSame = ({ productId, variantId }: ChosenLine) =>
    productId === chosen.productId && variantId === chosen.variantId;
  if (!lines.some(isSame)) return [...lines, chosen];
  return lines.map((line) =>
    isSame(line) ? { ...line, quantity: Math.min(MOST_OF_A_LINE, line.quantity + 1) } : line,
  );
}

/** Names the draft of the form on this device. */
export const TELEPHONE_DRAFT = 'telephone order';

/** The properties of each part of the form. */
export type PartProps = {
  values: OrderValues;
  /** The mistakes, by field of the API: `address.line1`. */
  mistakes: Readonly<Record<string, string>>;
  change: (changed: Partial<OrderValues>) => void;
};

export const noOrder: OrderValues = {
  phone: '',
  name: '',
  email: '',
  lines: [],
  address: noAddress,
  shipping: 'standard',
  payment: 'cod',
  code: '',
  gstin: '',
  notes: '',
  codReason: '',
  stockRequest: '',
};

/** Returns the form values that order the same pieces to the same address again. */
export function toOrderValues({ customer, shipping_address, items, payment, ...order }: Order): OrderValues {
  const { line1, line2, city, state_code: state, postal_code } = shipping_address;
  return {
    ...noOrder,
    phone: customer.phone,
    name: customer.name,
    email: customer.email,
    lines: items.map(({ product_id: productId, variant_id: variantId, product_name, variant, quantity }) => ({
      productId,
      variantId,
      name: [product_name, variant].filter(Boolean).join(', '),
      quantity,
    })),
    address: { line1, line2, city, state, postal_code },
    shipping: order.shipping_method,
    payment: payment.method,
    gstin: order.gstin ?? '',
    notes: order.notes,
  };
}

/** Returns the body that places the order; `total` is the quoted total in rupees that the caller heard. */
export function toOrderBody(values: OrderValues, total?: number): Input<'POST /admin/orders'>['body'] {
  const { phone, name, email, address, gstin, notes } = values;
  return {
    phone,
    name,
    email,
    address: { ...address, state: address.state as StateKey },
    items: toItems(values),
    shippingMethod: values.shipping,
    paymentMethod: values.payment,
    promo_code: values.code,
    gstin,
    notes,
    cod_reason: values.payment === 'cod' ? values.codReason : '',
    ...(values.stockRequest && { stock_request: values.stockRequest }),
    totals: { total },
  };
}

/** Returns the body that requests a quote; an incomplete phone number or PIN is left out. */
export function toQuoteBody(values: OrderValues): Input<'POST /admin/orders/quote'>['body'] {
  const { postal_code, state } = values.address;
  const pin = postal_code.replaceAll(/\s/g, '');
  return {
    items: toItems(values),
    code: values.code,
    ...(isWholePhone(values.phone) && { phone: values.phone }),
    ...(PIN_PATTERN.test(pin) && { postal_code: pin }),
    ...(state && { state: state as StateKey }),
    shippingMethod: values.shipping,
    paymentMethod: values.payment,
  };
}

function toItems({ lines }: OrderValues) {
  return lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }));
}

/** Returns whether a number is complete, in any spelling. */
export function isWholePhone(typed: string): boolean {
  return TelephoneOrder.shape.phone.safeParse(typed).success;
}

/** Returns the mistakes in an order, by field; an empty object if there are none. */
export function findMistakes(values: OrderValues): Record<string, string> {
  const read = TelephoneOrder.safeParse(toOrderBody(values));
  const issues = read.success ? [] : read.error.issues.toReversed();
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

/** Returns the values in the address of the form: the number of a caller, or the reservation for a stock request. */
export function fromAddress(search: URLSearchParams): Partial<OrderValues> {
  const [phone, request, productId] = [search.get('phone'), search.get('request'), search.get('product')];
  const line = productId && {
    productId,
    variantId: search.get('variant'),
    name: search.get('name') ?? '',
    quantity: Number(search.get('quantity')) || 1,
  };
  return {
    ...(phone && { phone }),
    ...(request && { stockRequest: request, payment: 'razorpay' }),
    ...(line && { lines: [line] }),
  };
}
