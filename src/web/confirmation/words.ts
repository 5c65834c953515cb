// All text of the order confirmation and the payment status.

export const confirmationTitle = 'Order confirmation';
export const processing = 'Processing Your Order';
export const thankYou = 'Thank you for your order';
export const paymentPending = 'Payment pending';
export const order = 'Order';
export const payNow = 'Pay now';
export const viewInvoice = 'View invoice';
export const viewOrders = 'View Orders';
export const continueShopping = 'Continue Shopping';
export const items = 'Items';
export const delivery = 'Delivery';
export const arrives = (from: string, to: string) => `Arrives ${from} to ${to}`;
export const trackOrder = 'Track this order';
export const cod = 'Cash on delivery';
export const payment = 'Payment';

export const share = 'Share';
export const shareText = 'Look what I found, handmade in India:';
export const facebook = 'Facebook';
export const whatsapp = 'WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const copyFailed = 'Failed to copy link';

export const notFoundTitle = 'Order Not Found';
export const notFoundText = 'We could not find this order in your account.';

export const statusTitle = 'Payment status';
export const statusFailed = 'Failed to fetch order status';
export const orderSafe = 'Your order is safe. We will keep checking.';
export const checking = 'Checking your payment';
export const doNotPayAgain = 'Please do not pay again until this page updates.';
export const cancelledTitle = 'This order was cancelled';
export const tryAgain = 'Try Again';
export const alreadyPaid = 'Already paid? This page will update in a moment.';
