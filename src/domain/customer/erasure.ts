/** The sentences that customers read before they delete their account, most important first. */
export const ERASURE_CONSEQUENCES = [
  'We delete your name, number, email, addresses, cart, wishlist, requests and messages at once, and log you out everywhere.',
  'Your orders stay, without your name and address. Invoices and credit notes stay complete: tax law requires us to keep them for 72 months after the annual return of their year. Only the owner and their accountant see them.',
  'You can no longer return products or find invoices through this account. Download your data first if you need it.',
  'Your reviews and answered questions stay under "A buyer".',
  'You can open a new account with the same number and email at any time. It starts empty.',
] as const;

/** Tax law requires invoices to be kept for this long (CGST Act, s. 36). */
export const INVOICES_KEPT_MONTHS = 72;

export const ERASED_BUYER = 'Deleted account';
export const ERASED_REVIEWER = 'A buyer';

/** The sentence for a customer without a password when the provider has no template for the code. */
export const NO_ERASURE_CODE =
  'We cannot send you a code right now. Please contact us while you are logged in, and we will delete your account.';

/** Returns why an account with these unfinished orders cannot be erased yet; an empty text when there are none. */
export function formatWhyNotErased(orderNumbers: string[]): string {
  if (orderNumbers.length === 0) return '';
  const [one] = orderNumbers;
  return orderNumbers.length === 1
    ? `Order ${one} is still in progress. You can delete your account once it is delivered or cancelled, and its payment is settled.`
    : `${orderNumbers.length} orders are still in progress. You can delete your account once they are delivered or cancelled, and their payments are settled.`;
}
