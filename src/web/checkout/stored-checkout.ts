import { isRecord } from '#contract/api-error.ts';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';

const FORM = 'checkout-form';
const KEY = 'checkout-key';
const BEGUN = 'checkout-begun';
const TRY = 'payment-try';
const PAID = 'order-paid';

/** Stores what was typed, so that it survives a reload and the login; it is discarded with the tab. */
export function storeForm(form: Partial<CheckoutFormInput>): void {
  write(FORM, JSON.stringify(form));
}

/** Forgets it after an order is complete: its notes are not meant for the next one, whose form the account fills. */
export function forgetForm(): void {
  write(FORM, null);
}

/** Returns what was typed; the form checks it when it is sent. */
export function readStoredForm(): Record<string, unknown> {
  try {
    const form: unknown = JSON.parse(read(FORM) ?? '{}');
    return isRecord(form) ? form : {};
  } catch {
    return {};
  }
}

/**
 * Returns the idempotency key of an order: the same key as long as the order is unchanged, so that a double click, a reload or a retry
 * never creates a second order.
 */
export function keyFor(order: object): string {
  const request = JSON.stringify(order);
  const [key, known] = (read(KEY) ?? '').split('\n', 2);
  if (key && known === request) return key;
  const fresh = newKey();
  write(KEY, `${fresh}\n${request}`);
  return fresh;
}

/** Returns whether the checkout of these products starts now, rather than after a reload or a return to the form. */
export function beginsWith(products: readonly string[]): boolean {
  const begun = products.toSorted().join(' ');
  if (read(BEGUN) === begun) return false;
  write(BEGUN, begun);
  return true;
}

/** Forgets the idempotency key after an order is complete, so that the next order gets a new one. */
export function forgetKey(): void {
  write(KEY, null);
  write(BEGUN, null);
}

/** Records the end of a payment attempt; `isOpen` is true while the bank has not decided it. */
export function storeTry(orderId: string, isOpen: boolean): void {
  write(TRY, isOpen ? orderId : null);
}

/** Returns whether the last attempt to pay this order may still succeed. */
export function isTryOpen(orderId: string): boolean {
  return read(TRY) === orderId;
}

/** Remembers the order that was just paid here: a customer who returns to the empty checkout is redirected to it. */
export function storePaid(orderId: string): void {
  write(PAID, orderId);
}

/** Returns that order once; undefined when there is none. */
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
    // When storage is switched off, the form lives only as long as the page.
  }
}
