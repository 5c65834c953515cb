/**
 * Razorpay polls a bank that does not answer for three days: a payment may be so late. A module apart from the schemas of payments, so that
 * pages which only compare moments load none. https://razorpay.com/docs/payments/payments/late-authorisation/
 */
export const LATE_PAYMENT_DAYS = 3;
