import { z } from 'zod';

/** How an address came to the newsletter: by the form of the shop, at the checkout, in the account, or with a file of an earlier shop. */
export const SubscriptionSource = z.enum(['form', 'checkout', 'account', 'import']);
export type SubscriptionSource = z.infer<typeof SubscriptionSource>;

export const SOURCE_WORDS: Record<SubscriptionSource, string> = {
  form: 'Form in the shop',
  checkout: 'Checkout',
  account: 'Account',
  import: 'Import',
};
