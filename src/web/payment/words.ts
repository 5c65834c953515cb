// All text about payments. Amounts arrive already formatted.

export const successTitle = 'Payment Successful';
export const placed = 'Order placed successfully!';
export const shopMore = 'Shop More';
export const viewOrders = 'View Orders';
export const viewOrder = (number: string) => `View order ${number}`;
export const continueShopping = 'Continue Shopping';
export const tryAgain = 'Try Again';

export const failedTitle = 'Payment Failed';
export const failedText = 'There was an issue processing your payment. Please try again.';
export const cancelledTitle = 'Payment Cancelled';
export const cancelledText = 'You cancelled the payment. You can try again or continue shopping.';
export const initiateFailed = 'Failed to initiate payment';
export const verifyFailed = 'Payment verification failed';
export const windowFailed = 'The payment window did not open';
export const chargedOnce = 'You will not be charged twice.';
export const orderFrom = (shopName: string) => `Order from ${shopName}`;

export const undecidedTitle = 'Waiting for your bank';
export { UNDECIDED_PAYMENT as undecidedText } from '#domain/order/allowed-actions.ts';
export const undecidedNext = 'This page updates by itself, usually within a few minutes.';

export const confirming = 'Confirming your payment…';

export const refundComing = 'Your refund is on its way';
export const notPaidInTime = (number: string) => `Order ${number} was not paid in time.`;
export const replaced = (number: string) => `Order ${number} was replaced by your newer order.`;
export const notConfirmed = (number: string) =>
  `Order ${number} was cancelled because we could not confirm it in time.`;
export const cancelled = (number: string) => `Order ${number} was cancelled.`;
export const creditReturned = (amount: string) => `Your credit of ${amount} will be refunded.`;
export const noPaymentDue = 'No payment is due.';
export const paymentMayArrive =
  'If your payment still reaches us, we will send the order or refund you in full.';
