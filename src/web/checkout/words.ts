// All text of the checkout. Amounts and days arrive already formatted.

import { formatCount } from '#domain/format-count.ts';

export const title = 'Checkout';
export const steps = 'Checkout steps';
export const shipping = 'Shipping';
export const payment = 'Payment';
export const review = 'Review';
export const pleaseLogIn = 'Please login to continue checkout';
export const correctFields = 'Please correct the highlighted fields';
export const placed = 'Order placed successfully!';
export const placeFailed = 'Failed to place order';
export const placeAgain = `${placeFailed}. Please try again: the same order is never placed twice.`;
export const paymentCancelled = 'Payment cancelled';

export const deliverTo = 'Deliver to';
export const savedTitle = 'Use a saved address';
export const savedLoading = 'Your saved addresses are loading. You can also fill in the address below.';
export const savedMissing = 'Your saved addresses could not be loaded. Please fill in the address below.';
export const noneSaved = 'You have no saved addresses yet.';
export const newAddress = 'New address';
export const editAddress = 'Edit address for this order';
export const saveAddress = 'Save this address for next time';
export const fullName = 'Full name';
export const email = 'Email';
export const emailHint = 'For your order confirmation and invoice';
export const countryCode = 'Code';
export const phone = 'Phone';
export const phoneHint = 'For delivery updates';
export const confirmNumberTitle = 'Confirm your mobile number';

export const shippingMethod = 'Shipping method';
export const shippingMethods = { standard: 'Standard', express: 'Express' };
export const free = 'Free';
export const arrives = (from: string, to: string, days: string) =>
  `Arrives ${from} to ${to} (${days} business days)`;

export const paymentMethod = 'Payment method';
export const payOnline = 'Pay online';
export const percentOff = (percent: number) => `${percent}% off`;
export const cod = 'Cash on delivery';
export const codHint = 'Pay in cash when your parcel arrives';
export const confirmNumber = 'Confirm mobile number';
export const sameBilling = 'Billing address is the same as shipping';
export const businessTitle = 'Buying for a business? Add your GSTIN';
export const gstin = 'GSTIN (optional)';
export const gstinHint = '15 characters; we print it on your invoice';

export const gift = (price: string) => `This is a gift (${price})`;
export const giftFree = 'free';
export const giftHint = 'We gift-wrap your parcel and leave out the prices.';
export const giftMessage = 'Gift message (optional)';
export const giftMessageHint = (left: number) =>
  `We place it in the parcel. ${formatCount(left, 'character')} left.`;
export const notes = 'Notes (optional)';
export const notesHint = 'Anything we should know for packing or delivery?';

export const summary = 'Order summary';
export const showSummary = '(show)';
export const tryAgain = 'Try Again';
export const soldOut = 'Sold out';
export const totalFailed = 'We could not calculate your total. Please try again.';

export const somethingSoldOut = 'An item in your cart is sold out.';
const lookAtTotal = 'Please look at the new total before you order.';
export const fewerLeft = `Fewer pieces are left than you asked for, so we lowered the quantity. ${lookAtTotal}`;
export const withoutCode = (why: string) => `${why} ${lookAtTotal}`;
export const goToCart = 'Go to cart';
export const goToOrders = 'Go to My Orders';
export const whyBlocked = 'See why you cannot order yet';
export const pay = (total: string) => `Pay ${total}`;
export const placeOrder = (total: string) => `Place order · ${total}`;
export const calculating = 'Calculating your total…';
export const secure = 'Prices include all taxes. Your payment is secure.';
export const returns = 'Returns';
export const returnsWithin = (days: string) => `Returns within ${days}`;
export const shippingTerms = 'Shipping';
export const grievanceOfficer = 'Grievance officer';
