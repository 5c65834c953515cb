import { isRecord } from '#contract/api-error.ts';
import { randomKey } from '#contract/client.ts';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';

/** The storage keys of a checkout in this tab. */
const names = {
  form: 'checkout-form',
  key: 'checkout-key',
  begun: 'checkout-begun',
  attempt: 'payment-try',
  paid: 'order-paid',
};

/** Stores what was typed, so that it survives a reload and the login; it is discarded with the tab. */
export function storeForm(form: Partial<CheckoutFormInput>): void {
  write(names.form, JSON.stringify(form));
}

/**
 * Deletes the stored form after an order is complete: its notes are not meant for the next order, whose form is filled from the account.
 */
export function forgetForm(): void {
  write(names.form, null);
}

/** Returns the stored input; the form validates it when it is sent. */
export function readStoredForm(): Record<string, unknown> {
  try {
    const form: unknown = JSON.parse(read(names.form) ?? '{}');
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
  const [key, known] = (read(names.key) ?? '').split('\n', 2);
  if (key && known === request) return key;
  const fresh = randomKey();
  write(names.key, `${fresh}\n${request}`);
  return fresh;
}

/** Returns whether the checkout of these products starts now, rather than after a reload or a return to the form. */
export function isNewCheckout(products: readonly string[]): boolean {
  const begun = products.toSorted().join(' ');
  if (read(names.begun) === begun) return false;
  write(names.begun, begun);
  return true;
}

/** Forgets the idempotency key and the started checkout after an order is complete, so that the next order gets a new key. */
export function forgetKey(): void {
  write(names.key, null);
  write(names.begun, null);
}

/** Records the end of a payment attempt; `isOpen` is true while the bank has not decided it. */
export function storePaymentAttempt(orderId: string, isOpen: boolean): void {
  write(names.attempt, isOpen ? orderId : null);
}

/** Returns whether the last attempt to pay this order may still succeed. */
export function isAttemptOpen(orderId: string): boolean {
  return read(names.attempt) === orderId;
}

/** Remembers the order that was just paid here: a customer who returns to the empty checkout is redirected to it. */
export function storePaidOrder(orderId: string): void {
  write(names.paid, orderId);
}

/** Returns that order once; undefined if there is no such order. */
export function takePaidOrder(): string | undefined {
  const orderId = read(names.paid) ?? undefined;
  write(names.paid, null);
  return orderId;
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
