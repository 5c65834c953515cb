// All text of orders, returns, reviews by buyers and order tracking. Amounts and days arrive already formatted.

import { formatCount } from '#domain/format-count.ts';

export const title = 'My Orders';
export const byStatus = 'Orders by status';
export const all = 'All';
export const loadFailed = 'Failed to load orders';
export const showOlder = 'Show older orders';
export const browse = 'Browse Products';
export const emptyTitle = 'No orders yet';
export const emptyText = 'Your orders and invoices will appear here.';
export const emptyTabTitle = (status: string) => `No ${status.toLowerCase()} orders`;
export const emptyTabText = 'See your other orders under All.';
export const pastTitle = 'Past orders';
export const pastText = 'These are from our earlier shop.';

export const order = 'Order';
export const orderOf = (number: string) => `Order ${number}`;
export const itemCount = (count: number) => formatCount(count, 'item');
export const more = (count: number) => `+${count} more`;
export const viewDetails = 'View Details';
export const viewDetailsOf = (number: string) => `View Details of order ${number}`;
export const payNow = 'Pay now';
export const payNowFor = (number: string) => `Pay now for order ${number}`;
export const checkPayment = 'Check payment';
export const checkPaymentOf = (number: string) => `Check payment of order ${number}`;
export const track = 'Track';
export const trackOrder = (number: string) => `Track order ${number}`;
export const writeReview = 'Write Review';
export const writeReviewOf = (number: string) => `Write Review of order ${number}`;
export const returnItems = 'Return Items';
export const returnItemsOf = (number: string) => `Return Items of order ${number}`;
export const cancelOrder = 'Cancel Order';
export const cancelOrderOf = (number: string) => `Cancel Order ${number}`;
export const viewInvoice = 'View Invoice';
export const viewInvoiceOf = (number: string) => `View Invoice of order ${number} in a new tab`;
export const downloadInvoice = 'Download Invoice';
export const downloadInvoiceOf = (number: string) => `Download Invoice of order ${number}`;
export const downloadFailed = 'Failed to download invoice';

export const delivery = 'Delivery';
export const arrives = (when: string) => `Arrives ${when}`;
export const shippedOn = (day: string) => `Shipped on ${day}`;
export const deliveredOn = (day: string) => `Delivered on ${day}`;
export const cameBackOn = (day: string) => `Came back to us on ${day}`;
export const byCourier = (what: string, courier: string) => `${what} by ${courier}`;
export const trackingNumber = (number: string) => `Tracking no. ${number}`;
export const giftWrapped = 'Gift-wrapped, without prices in the parcel';
export const returnedItem = 'Returned';
export const returnedOf = (returned: number, all: number) => `${returned} of ${all} returned`;

export const payment = 'Payment';
export const onlinePayment = 'Online payment';
export const exchange = 'Exchange';
export const payCash = (amount: string) => `Pay ${amount} in cash on delivery`;
export const paidCash = (amount: string) => `${amount} in cash on delivery`;
export const paidOn = (moment: string) => `Paid on ${moment}`;
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const beingRefunded = (amount: string) => `${amount} being refunded`;
export const refundDue = (amount: string) => `${amount} refund due`;
export const cashOwed = (amount: string) =>
  `${amount} that you paid in cash is still to be returned. We will contact you.`;
export const cashReturned = (amount: string) => `${amount} that you paid in cash has been returned to you.`;
export const creditFrom = (amount: string, number: string) =>
  `Includes ${amount} credit from order ${number}.`;
export const transaction = (id: string) => `Transaction ID ${id}`;
export const orderedOn = (moment: string) => `Ordered on ${moment}`;
export const refunds = 'Refunds';
export const creditNotes = 'Credit note';
export const creditNote = (number: string) => `Credit note ${number}`;
export const credited = (amount: string) => `${amount} credited`;
export const paidForExchange = (amount: string) => `${amount} of the credit went to your exchange.`;
export const invoiceCancelled = (amount: string) =>
  `Your invoice of ${amount} is cancelled. You have not been charged.`;

export const notPossible = (action: string, reason: string) => `${action}: ${reason}`;
export const cancel = 'Cancel';
export const returnName = 'Return';
export const invoice = 'Invoice';
export const invoiceOfCancelled = 'Invoice of the cancelled order';
export const cancelledInvoice = 'Cancelled invoice';
export const returnPolicy = 'Returns';
export const help = 'Get help with this order';

export const cancelTitle = 'Cancel this order?';
export const cancelReason = 'Why do you want to cancel? (optional)';
export const cancelReasons = [
  'Ordered by mistake',
  'Delivery takes too long',
  'I want to change the order',
  'Other',
];
export const cancelNote = 'Anything we should know? (optional)';
export const cancelRefund = 'Your refund reaches your original payment method within 5-7 business days.';
export const refundIfPaid = 'If your bank still takes the money, we will refund you in full.';
export const notCharged = 'You have not been charged.';
export const creditReturned = (amount: string, number: string) =>
  `You get back the ${amount} credit from order ${number}.`;
export const keepOrder = 'Keep Order';
export const cancelled = 'Order cancelled';
export const cancelFailed = 'Failed to cancel order';

export const returnTitle = 'Return items';
export const pieces = (count: number) => formatCount(count, 'piece');
export const piecesToReturn = (name: string) => `pieces of ${name} to return`;
export const returnWish = 'What would you like?';
export const returnWishes = {
  refund: 'A refund',
  replacement: 'The same item again',
  exchange: 'A different item',
};
export const returnReason = 'What went wrong?';
export const exchangeReason = 'What went wrong, and which item would you like?';
export const returnPhotosHint = (most: number) => `Up to ${most}. They show us what is wrong.`;
export const returnNext = 'We will message you with the next step. Please keep the packaging.';
export const returnNothing = 'Please choose the items to return';
export const keepItems = 'Keep Items';
export const requestReturn = 'Request Return';
export const returnRequested = 'Return requested';
export const returnFailed = 'Failed to request the return';
export const returnsTitle = (count: number) => (count === 1 ? 'Return' : 'Returns');
export const returnStates = {
  requested: 'You asked for a return. We will message you with the next step.',
  approved: 'Your return is approved.',
  refused: 'We could not accept your return.',
  received: 'We have your items. We will complete your return shortly.',
  settled: 'Your return is complete.',
};

export const reviewTitle = 'Write Review';
export const reviewWhich = 'Which item would you like to review?';
export const rating = 'Your rating';
export const stars = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
export const starsOf = (count: number, meaning: string) => `${formatCount(count, 'star')}: ${meaning}`;
export const headline = 'Headline (optional)';
export const review = 'Your review';
export const shownAs = (author: string) => `Your name will be shown as “${author}”.`;
export const submitReview = 'Submit Review';
export const reviewFailed = 'Failed to send your review';
export const ratingMissing = 'Please choose 1 to 5 stars';
export const reviewMissing = 'Please write a few words';
export const reviewThanks = {
  published: 'Thank you for your review!',
  held: 'Thank you for your review! It will appear after a quick check.',
};
export const reviewedItem = (name: string) => `You have reviewed ${name}.`;
export const addPhotos = 'Add photos';
export const reviewPhotosHint = (most: number) =>
  `Up to ${most}. We check photos before your review appears.`;
export const tooManyPhotos = (most: number) => `You can add up to ${most} photos.`;
export const photo = (number: number) => `Your photo ${number}`;
export const removePhoto = (number: number) => `Remove photo ${number}`;
export const uploadingPhoto = 'Uploading your photo';

export const trackingTitle = 'Order tracking';
export const redirecting = 'Redirecting to your order tracking...';
export const openTracking = 'Open tracking now';
export const trackingFailed = 'We could not open order tracking';
export const unknownTitle = 'Order Not Found';
export const unknownText = 'Please check the number in your confirmation.';
export const contact = 'Contact us';
export const statusTitle = 'Order status';
export const statusMissing = 'Order not found';
export const statusTexts = {
  pending: 'The order is placed. We will confirm it shortly.',
  processing: 'We are packing the order.',
  shipped: 'The parcel is on its way.',
  delivered: 'The parcel was delivered.',
  completed: 'The parcel was delivered.',
  cancelled: 'The order was cancelled.',
  returned_to_origin: 'The parcel could not be delivered and came back to us.',
};
export const progress = 'Order progress';
export const progressSteps = {
  placed: 'Placed',
  packing: 'Packing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
};
export const courier = 'Courier';
export const trackingNumberName = 'Tracking number';
export const followParcel = 'Track the parcel';
