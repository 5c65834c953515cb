/** The services that a shop can offer with its configured suppliers. Others are not shown, and a request for it is refused with a sentence. */
export type Offered = {
  /** Payment by card, UPI and the like before the parcel leaves. */
  onlinePayment: boolean;
  sms: boolean;
  whatsapp: boolean;
  email: boolean;
};

/** The offer of a shop with all suppliers, and of a demo. */
export const EVERYTHING_OFFERED: Offered = { onlinePayment: true, sms: true, whatsapp: true, email: true };

/** Returns only what is not offered, to keep page data small: most shops offer everything. */
export function toNotOffered(offered: Offered): Partial<Offered> {
  return Object.fromEntries(Object.entries(offered).filter(([, isOffered]) => !isOffered));
}

/** Sentences for what is not offered. */
export const NOT_OFFERED = {
  payment: 'This shop does not take online payments at present.',
  sms: 'We do not send codes by SMS at present. Please choose WhatsApp.',
  whatsapp: 'We do not send codes by WhatsApp at present. Please choose SMS.',
  codes: 'We cannot send codes to mobile numbers at present. Please use your email address instead.',
  registration: 'We cannot open accounts by email at present. Please use your mobile number instead.',
  signUp: 'We cannot open new accounts at present. Please come back later.',
  passwordReset: 'We cannot send emails at present, so please contact the shop for a new password.',
  emailChange: 'We cannot send emails at present, so your email address cannot be changed.',
  verification: 'We cannot send emails at present, so your email address cannot be confirmed.',
  newsletter: 'Our newsletter is not available at present.',
} as const;
