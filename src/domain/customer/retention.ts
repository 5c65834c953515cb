/**
 * How many days records are kept after they have ended, and why; the privacy policy states the same. Orders, payments, refunds, invoices
 * and the consent log are not deleted by age.
 */
export const KEPT_DAYS = {
  // Security logs are kept for a year (DPDP Rules 2025, rule 6).
  sessions: 365,
  codes: 1,
  links: 1,
  contact_changes: 1,
  // Long enough to find out why a message did not arrive.
  messages: 90,
  outbox: 90,
  // Razorpay repeats a webhook for a day; its facts are stored with the payment.
  webhooks: 90,
  idempotency_keys: 30,
  // Idempotency keys of staff.
  admin_requests: 30,
  // Long enough to correct refused rows; the rows of a file may name customers.
  imports: 30,
  // Long enough to restore an address that was deleted by mistake.
  addresses: 30,
  // A label is printed when the parcel is packed; a courier may be asked about a lost parcel for some weeks more.
  shipment_labels: 90,
  // A broken or missing piece is reported within days; a bank may ask about a payment for some months.
  order_photos: 180,
  stock_requests: 180,
  newsletter_asked: 30,
  newsletter_ended: 180,
  // A complaint can be brought before a consumer commission for two years (Consumer Protection Act 2019, s. 69); one more year is a safety
  // margin.
  tickets: 3 * 365,
} as const;
