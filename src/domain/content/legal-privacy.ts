import { INVOICES_KEPT_MONTHS } from '#domain/customer/erasure.ts';
import { KEPT_DAYS } from '#domain/customer/retention.ts';

/** The privacy policy until the owner has written one, in Markdown. Law: Digital Personal Data Protection Act 2023 and Rules 2025. */
export const DEFAULT_PRIVACY = `# Privacy Policy

This policy says what we know about you, why, and what your choices are.

## Information we collect

- **When you log in:** your mobile number or email address, and your name if you give it.
- **When you order:** delivery and billing address, phone, email, what you bought, and your GSTIN if you enter one.
- **When you pay:** the payment's number, method, amount and result. Card and UPI details go to the payment provider and never reach us.
- **When you save things:** the cart, wishlist, saved addresses, reviews, questions and requests of your account.
- **When you contact us:** your message and how to reach you.
- **When you give or withdraw a consent:** what it was, in which words, when and where.
- **When you look around:** which pages and products you view, what you search for, and the link that brought you here. We count this ourselves, under a random number that lasts for two hours, and for ninety days also with your account if you are logged in and have switched that on in your settings. If your browser sends Global Privacy Control or Do Not Track, we count nothing of this.
- **Only if you agree:** which products you view and buy, told to an advertising partner. You can change your mind at the foot of every page.

## How we use your information

- to deliver your order, send its invoice and answer your questions
- to send one-time codes and news about your order, on WhatsApp only if you agreed to that
- to refund you and to keep the books that the law requires
- to protect your account and the shop against misuse
- to send the newsletter, only if you asked for it and confirmed it

## Sharing of information

We do not sell your information. We hand over only what is needed to:

- the payment provider, to take and return payments
- the courier, to bring your parcel
- the message provider, to deliver codes and order messages
- an advertising partner, if this shop has one and you agreed
- authorities, where the law obliges us

If you press *Use My Current Location*, your browser sends its position to a map service, once, to find the address. We do not keep the position.

## Data security

Connections are encrypted. Codes and login tokens are stored only as hashes that cannot be reversed. Only staff who need it can see an order. If something goes wrong with your data, we tell you and the Data Protection Board without delay.

## How long we keep it

Your account stays until you delete it, in the settings of your profile. Then your name, number, email, addresses, cart, wishlist, requests, messages and sessions are deleted at once, and your reviews and answered questions stay under "A buyer". Apart from that:

| What | How long |
|---|---|
| Invoices and credit notes with your name and address; orders without them once your account is deleted | ${INVOICES_KEPT_MONTHS} months after the annual return of their year, as tax law requires |
| Your consents and withdrawals, under a number that says nothing once your account is deleted | as long as we have to prove them |
| One-time codes and links for an address | ${KEPT_DAYS.codes} day after they end |
| Where you were logged in | ${KEPT_DAYS.sessions} days after it ended |
| Messages we sent you, and what the payment provider told us of a payment | ${KEPT_DAYS.messages} days |
| An address that you removed | ${KEPT_DAYS.addresses} days |
| The label of a parcel that a courier made | ${KEPT_DAYS.shipment_labels} days |
| Photos of what we put into your parcel, and of what you asked to return | ${KEPT_DAYS.order_photos} days |
| Requests for products that were answered | ${KEPT_DAYS.stock_requests} days |
| A newsletter that you did not confirm, or unsubscribed from | ${KEPT_DAYS.newsletter_asked} days, ${KEPT_DAYS.newsletter_ended} days |
| Your messages to us | three years after they were resolved |
| Single visits | ninety days; then only totals remain |

A backup of the shop may hold it for longer; it is used only to restore the shop after a loss.

## Your rights

You may at any time

- see what we know about you and correct it in your profile, or download all of it in its settings
- delete your account there, or ask us to
- withdraw a consent there, as easily as you gave it
- name someone who acts for you
- complain to our grievance officer, and after that to the Data Protection Board of India

The shop is for people of 18 years or older.

## Cookies and local storage

Your browser keeps your session, cart, wishlist and the products you viewed last so that they are there when you return. When you log in we set one cookie of our own, "device": a random number by which your device is known to your account, so that strangers who guess at your password cannot stop you. No cookie of an advertiser is set unless you agreed.

## Contact us

Please use the [contact page](/contact); our grievance officer is named there. We acknowledge complaints within 48 hours and resolve them within one month.
`;
