import { z } from 'zod';

/** The purposes that a customer may consent to and withdraw consent from. */
export const ConsentPurpose = z.enum(['terms', 'whatsapp', 'newsletter', 'analytics', 'ads']);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** Where the consent was given or withdrawn. */
export type ConsentChannel =
  | 'registration'
  | 'profile'
  | 'checkout'
  | 'newsletter'
  | 'banner'
  | 'erasure'
  | 'import';

type ConsentText = {
  /** The version changes whenever the text does: the log records which version the customer agreed to. */
  version: string;
  title: string;
  text: string;
};

/** The texts that a customer agrees to. */
export const CONSENT_TEXTS: Record<ConsentPurpose, ConsentText> = {
  terms: {
    version: '2026-11-21',
    title: 'Terms & Conditions',
    text: 'You agreed to our Terms & Conditions and took note of our Privacy Policy when you opened your account. Delete your account to end it.',
  },
  whatsapp: {
    version: '2',
    title: 'Order updates on WhatsApp',
    text: 'Get order updates on WhatsApp instead of SMS.',
  },
  newsletter: {
    version: '2',
    title: 'Newsletter',
    text: 'Get our emails about new products and offers.',
  },
  analytics: {
    version: '3',
    title: 'Browsing history',
    text: 'While you are logged in, we remember for 90 days which pages and products you view. When off, we count your visits without your name.',
  },
  ads: {
    version: '2',
    title: 'Advertising partner',
    text: 'We tell Meta (Facebook, Instagram) which products you view and buy, so that our ads reach people who like them.',
  },
};

/**
 * The consents that the profile can switch. The terms belong to the account; the advertiser's pixel runs in a browser, so it is chosen
 * there.
 */
export const SwitchedConsent = z.enum(['whatsapp', 'newsletter', 'analytics']);
export type SwitchedConsent = z.infer<typeof SwitchedConsent>;
