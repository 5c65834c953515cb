/** The sentences that customers read before they delete their account, most important first. */
export const ERASURE_CONSEQUENCES = [
  'Your name, number, email, addresses, cart, wishlist, requests and messages are deleted at once, and you are logged out everywhere.',
  'Your orders stay without your name and address. Invoices and credit notes stay whole, because tax law wants them kept for 72 months after the annual return of their year; nobody sees them but the owner and their accountant.',
  'You can no longer return goods, or find invoices, through this account. Download your data first if you need it.',
  'Your reviews stay under "A buyer".',
  'Your number and email are free: you can open a new account with them at any time, and it starts empty.',
] as const;

/** Tax law requires invoices to be kept for this long (CGST Act, s. 36). */
export const INVOICES_KEPT_MONTHS = 72;

export const ERASED_BUYER = 'Deleted account';
export const ERASED_REVIEWER = 'A buyer';

/** The sentence for a customer without a password when the provider has no template for the code. */
export const NO_ERASURE_CODE =
  'We cannot send you a code for this at the moment. Please write to us while you are logged in, and we delete your account for you.';

/** Returns why an account with these unfinished orders cannot be erased yet; an empty text when there are none. */
export function formatWhyNotErased(orderNumbers: string[]): string {
  if (orderNumbers.length === 0) return '';
  const [one] = orderNumbers;
  return orderNumbers.length === 1
    ? `Order ${one} is still under way. You can delete your account once it has arrived or is cancelled, and its money is settled.`
    : `${orderNumbers.length} orders are still under way. You can delete your account once they have arrived or are cancelled, and their money is settled.`;
}
