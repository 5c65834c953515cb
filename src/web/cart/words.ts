// All text of the cart. Amounts and times arrive already formatted.

import { formatCount } from '#domain/format-count.ts';

export const title = 'Shopping Cart';
export const itemCount = (count: number) => formatCount(count, 'item');
export const itemsInCart = 'Items in your cart';
export const emptyTitle = 'Your cart is empty';
export const emptyText = 'Items you add will appear here.';
export const continueShopping = 'Continue Shopping';
export const popular = 'What others are buying';

export const each = (price: string) => `${price} each`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const onlyLeft = (count: number) => `Only ${count} left`;
export const removeItem = (name: string) => `Remove ${name}`;
export const removed = (name: string) => `Removed ${name}`;
export const removedItems = (count: number) => `Removed ${count} items`;
export const saveForLater = 'Save for later';
export const saveForLaterOf = (name: string) => `Save for later: ${name}`;
export const savedForLater = (name: string) => `Moved ${name} to your wishlist`;
export const wishlistFull = (most: number) => `Your wishlist is full: it holds ${most} items`;
export const undo = 'Undo';

export const summaryTitle = 'Order Summary';
export const tryAgain = 'Try Again';
export const addForFreeShipping = (amount: string) => `Add ${amount} more to get free shipping`;
export const freeShipping = 'This order ships free';
export const items = (count?: number) => (count === undefined ? 'Items' : `Items (${count})`);
export const promoDiscount = 'Promo discount';
export const discount = 'Discount';
export const onlineDiscount = 'Online payment discount';
export const delivery = 'Delivery';
export const free = 'Free';
export const giftWrapping = 'Gift wrapping';
export const codCharge = 'Cash on delivery charge';
export const rounding = 'Round-off';
export const total = 'Total';
export const totalIs = (amount: string) => `Total ${amount}`;
export const noGst = 'No GST is charged on this order';
export const includesGst = (amount: string) => `Includes GST of ${amount}`;
export const shipping = 'Shipping';
export const excludingGst = (amount: string) => `${amount} excl. GST`;
export const gstOnShipping = 'GST on shipping';
export const cgst = 'CGST included';
export const sgst = 'SGST included';
export const igst = 'IGST included';
export const gstLater = 'GST is finalised from your delivery address.';
export const codCosts = (amount: string) => `Cash on delivery costs ${amount} extra.`;
export const codCostsWithoutDiscount = (amount: string) =>
  `Cash on delivery costs ${amount} extra; the online discount does not apply.`;

export const waysToPay = 'Pay online by';
export const returns = 'Returns';
export const grievanceOfficer = 'Grievance officer';

export const notAvailable = (count: number) =>
  count === 1 ? 'One item is not available right now.' : `${count} items are not available right now.`;
export const removeAndContinue = 'Remove and continue';
export const proceed = 'Proceed to Checkout';

export const couponsForCart = 'Coupons for your cart';
export const bestForYou = 'Best for you';
export const save = (amount: string) => `Save ${amount}`;
export const applyCoupon = 'Use code';
export const havePromoCode = 'Have a promo code?';
export const promoCode = 'Promo code';
export const applyPromo = 'Apply';
export const promoEmpty = 'Please enter a promo code';
export const promoFailed = 'Failed to apply promo code';
export const promoApplied = (discount: string) => `Promo code applied! ${discount}`;
export const promoRemoved = 'Promo code removed';
export const removePromo = 'Remove';
export const onCollection = (name: string) => `on ${name}`;
export const amountOff = (amount: string) => `${amount} off`;
export const percentOff = (percent: number) => `${percent}% off`;

export const unpaidTitle = 'Payment pending';
export const orderReserved = (number: string, amount: string) =>
  `Order ${number} for ${amount} is reserved for you.`;
export const orderReservedUntil = (number: string, amount: string, time: string) =>
  `Order ${number} for ${amount} is reserved for you until ${time}.`;
export const orderUndecided = (number: string, amount: string) =>
  `Your bank has not confirmed the payment of ${amount} for order ${number} yet. Please do not pay again.`;
export const payOrder = 'Pay for this order';
export const checkPayment = 'Check payment';
export const payBelow = 'Pay below. You will be charged only once.';
export const newOrderReplaces = 'Or place a new order; it replaces this one.';
export const newOrderRefunds =
  'If you place a new order, this one is cancelled. If its payment arrives, we refund it.';

export const signInTitle = 'Log in to check out';
export const continueSignIn = 'Continue';
export const verifyCode = 'Verify & Continue';
export const signInByEmail = 'Use email and password';
