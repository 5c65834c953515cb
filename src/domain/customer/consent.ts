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
  /** The version changes whenever the text does: the log records which of them somebody agreed to. */
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
    version: '1',
    title: 'Order updates on WhatsApp',
    text: 'We write about your orders on WhatsApp instead of SMS: placed, paid, shipped, delivered, refunded.',
  },
  newsletter: {
    version: '1',
    title: 'Newsletter',
    text: 'We write to your email address about new pieces and offers.',
  },
  analytics: {
    version: '2',
    title: 'Visits with your account',
    text: 'While you are signed in we remember for ninety days which pages and products this account looked at. Switched off, we count your visits without your name.',
  },
  ads: {
    version: '1',
    title: 'Advertising partner',
    text: 'We tell Meta (Facebook, Instagram) which goods you look at and buy, so that our advertisements find people who like them.',
  },
};

/**
 * The consents that the profile can switch. The terms belong to the account; the advertiser's pixel runs in a browser, so it is chosen
 * there.
 */
export const SwitchedConsent = z.enum(['whatsapp', 'newsletter', 'analytics']);
export type SwitchedConsent = z.infer<typeof SwitchedConsent>;
