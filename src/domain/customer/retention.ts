/**
 * How many days things are kept after they have ended, and why: the privacy policy says the same. Orders, payments, refunds, invoices
 * and the log of consents are not among them.
 */
export const KEPT_DAYS = {
  // Security logs are kept for a year (DPDP Rules 2025, rule 6).
  sessions: 365,
  codes: 1,
  links: 1,
  contact_changes: 1,
  // Long enough to find out why something did not arrive.
  messages: 90,
  outbox: 90,
  // Razorpay repeats a webhook for a day; what it says stands with the payment.
  webhooks: 90,
  idempotency_keys: 30,
  // Long enough for the way back from a slip.
  addresses: 30,
  stock_requests: 180,
  newsletter_asked: 30,
  newsletter_ended: 180,
  // A complaint can be brought before a consumer commission for two years (Consumer Protection Act 2019, s. 69); one more is on the safe side.
  tickets: 3 * 365,
} as const;
