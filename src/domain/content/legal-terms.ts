/** The terms until the owner has written them, in Markdown. Law: Consumer Protection (E-Commerce) Rules 2020. */
export const DEFAULT_TERMS = `# Terms & Conditions

By ordering in this shop you agree to these terms.

## Who may order

You must be 18 years or older.

## Your account

Your account belongs to your mobile number or email address. Keep your one-time codes and your password to yourself; we never ask for them. Tell us if you think someone else uses your account.

## Products

Our products are made by hand. Small differences in colour, size and pattern are natural and not a defect. We describe and photograph each piece as truly as we can; measurements are rounded.

## Prices

All prices are in Indian rupees (INR) and include all taxes. Shipping and the charge for cash on delivery are shown before you order. If a price changes between your cart and your order, we ask you first. Nothing is sold above its maximum retail price.

## Orders

An order is placed when we give you its number. We may decline an order if a piece turns out to be unavailable or the address cannot be reached; you then get a full refund. You may cancel within 24 hours of ordering as long as the order has not been shipped, free of charge.

## Payment

Online orders are processed after payment. An order that stays unpaid is cancelled. If your payment arrives later, we refund it or restore the order. Cash on delivery is offered up to the limit shown at checkout.

## Shipping

We ship within India. Delivery times are estimates in business days. Please check your parcel when it arrives and report damage within 48 hours.

## Returns

Unused items in their original condition can be returned within {returnWindow} of delivery. Custom orders cannot be returned unless they are faulty. The [returns page](/returns) says how.

## Refunds

Refunds reach you within 7-10 business days after we have accepted the return, by your original payment method. Cash on delivery is refunded to your bank account or UPI ID.

## Reviews

Only buyers who received a product may review it. We do not remove a review because it is unfavourable.

## Our responsibility

We are responsible for what we sell, as the law provides. Nothing in these terms takes away a right that consumer law gives you.

## Complaints

Please write to our grievance officer, named on the [contact page](/contact). We acknowledge a complaint within 48 hours and resolve it within one month.

## Governing law

These terms are governed by the laws of India. The courts at {city} have jurisdiction, besides those that consumer law gives you.
`;
