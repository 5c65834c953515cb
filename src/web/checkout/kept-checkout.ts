import type { CheckoutFormInput } from '#domain/order/checkout.ts';

const FORM = 'checkout-form';
const KEY = 'checkout-key';
const BEGUN = 'checkout-begun';
const TRY = 'payment-try';
const PAID = 'order-paid';

/** What was typed survives a reload and the way over the login; it ends with the tab. */
export function keepForm(form: Partial<CheckoutFormInput>): void {
  write(FORM, JSON.stringify(form));
}

export function readKeptForm(): Partial<CheckoutFormInput> {
  try {
    return JSON.parse(read(FORM) ?? '{}') as Partial<CheckoutFormInput>;
  } catch {
    return {};
  }
}

/**
 * The idempotency key for an order: the same as long as the order is the same, so that a double click, a reload or trying again never
 * makes a second one.
 */
export function keyFor(order: object): string {
  const request = JSON.stringify(order);
  const [key, known] = (read(KEY) ?? '').split('\n', 2);
  if (key && known === request) return key;
  const fresh = newKey();
  write(KEY, `${fresh}\n${request}`);
  return fresh;
}

/** Whether checking out these goods begins now: not with a reload or on the way back to them. */
export function beginsWith(products: readonly string[]): boolean {
  const begun = products.toSorted().join(' ');
  if (read(BEGUN) === begun) return false;
  write(BEGUN, begun);
  return true;
}

/** After an order is through, the next one is a new one. */
export function forgetKey(): void {
  write(KEY, null);
  write(BEGUN, null);
}

/** A try to pay an order is over: `isOpen` when the bank has not said how it went. */
export function keepTry(orderId: string, isOpen: boolean): void {
  write(TRY, isOpen ? orderId : null);
}

/** Whether the last try to pay this order may still come to something. */
export function isTryOpen(orderId: string): boolean {
  return read(TRY) === orderId;
}

/** The order that was just paid here: whoever comes back to the empty checkout is led to it. */
export function keepPaid(orderId: string): void {
  write(PAID, orderId);
}

/** That order, once; undefined when there is none. */
export function takePaid(): string | undefined {
  const orderId = read(PAID) ?? undefined;
  write(PAID, null);
  return orderId;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Storage may be switched off: the form then lives as long as the page.
  }
}
