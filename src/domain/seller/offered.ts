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
  payment: 'Online payment is not available right now.',
  sms: 'We cannot send codes by SMS right now. Please choose WhatsApp.',
  whatsapp: 'We cannot send codes by WhatsApp right now. Please choose SMS.',
  codes: 'We cannot send codes to mobile numbers right now. Please use your email instead.',
  registration: 'You cannot register by email right now. Please use your mobile number instead.',
  signUp: 'You cannot register right now. Please come back later.',
  passwordReset: 'We cannot send emails right now. Please contact us for a new password.',
  emailChange: 'We cannot send emails right now, so you cannot change your email address.',
  verification: 'We cannot send emails right now, so you cannot confirm your email address.',
  newsletter: 'Our newsletter is not available right now.',
} as const;
