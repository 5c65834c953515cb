/**
 * Razorpay polls an unresponsive bank for three days, so a payment may arrive that late. This module is separate from the schemas of
 * payments, so that pages which only compare moments load none. https://razorpay.com/docs/payments/payments/late-authorisation/
 */
export const LATE_PAYMENT_DAYS = 3;
