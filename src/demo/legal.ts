import { demoSeller } from './settings.ts';

const { legalName, email, phone, address, grievanceOfficer, gstin } = demoSeller;
const postalAddress = `${address.line1}, ${address.line2}, ${address.city}, Uttar Pradesh ${address.postalCode}, India`;

const grievance = `- **${grievanceOfficer.name}**, ${grievanceOfficer.designation}
- E-mail: ${grievanceOfficer.email}
- Telephone: ${grievanceOfficer.phone}, Monday to Saturday, 10 am to 6 pm
- Post: ${legalName}, ${postalAddress}`;

/** Privacy notice in plain language: all stored data, its purposes, and how to get it back (DPDP Act 2023). */
const privacyPolicy = `# Privacy Policy

*Version of 21 November 2026.*

This page says what we know about you, why, for how long, and what your choices are. “We” are ${legalName}, ${postalAddress}. We decide how your data is used and are answerable for it under the Digital Personal Data Protection Act, 2023.

## What we collect, and what for

| What | When | What for |
|---|---|---|
| Name, mobile number, e-mail | you register, sign in or order | to know you again, to send one-time codes and news of your order |
| Delivery and billing addresses | you save one or order | to deliver, to work out GST, to print the invoice |
| GSTIN | only if you enter one | to issue a business invoice |
| Orders, invoices, payment status and payment reference | you order | to fulfil the order, to refund, to keep the books the law asks for |
| Bank account or UPI id | only for the refund of a cash order | to pay that refund; deleted after the payout |
| Cart and wishlist | you fill them | to keep them for you on every device |
| Reviews | you write one | to show them beside the product with your first name and initial |
| Messages, stock requests, complaints | you write to us | to answer you and to keep track of your ticket |
| Newsletter address | you subscribe and confirm | to send the newsletter until you unsubscribe |
| Pages viewed and the campaign link you came by, under a random number that lasts two hours | only if you allow statistics | to see which pages help and which do not |
| IP address, device type, time of sign-in | you use the shop | to protect accounts and to limit misuse; kept in security logs for one year |

We never see or keep your card number, CVV, UPI PIN or net-banking password. They go straight to the payment company.

## Location

Only when you press “Use my location” does your browser pass your position to BigDataCloud, a service that turns it into a town and a PIN code. We do not store the position. You can always type the address instead.

## Who else receives data

- **Razorpay**, our payment company: amount, order number, name, e-mail and mobile number.
- **Courier companies**: name, address, mobile number and, for cash on delivery, the amount.
- **Message providers** for SMS, WhatsApp and e-mail: your number or address and the text of the message.
- **Authorities**, where a law or a court order obliges us.

Nobody else. We do not sell data, and we do not lend it.

## Cookies and browser storage

Your sign-in, cart and wishlist are kept in your browser’s own storage, because the shop would not work without them. Statistics are off until you switch them on, and so is any advertising pixel of a social network. No box is ticked for you, and you can withdraw a consent at any time, as easily as you gave it.

## How long we keep it

Invoices and the buyer’s details on them are kept for as long as tax law requires, at present 72 months after the annual return of that year. Everything else stays until you delete your account or until it has served its purpose. When an account is deleted, profile, addresses, wishlist, reviews and statistics are erased or made anonymous.

## Security

Connections are encrypted; passwords and sign-in tokens are stored only as hashes; staff see what their work needs. Should data of yours ever be exposed, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you and what you can do.

## Your rights

You may ask for a copy of your data, have it corrected, completed or erased, withdraw a consent, and name a person who may do so for you in case of death or incapacity. Write to ${email} from the address or number of your account, and we answer within 30 days. If our answer does not satisfy you, you may turn to the Data Protection Board of India.

## Children

The shop is for people of 18 years and over. We do not knowingly collect data of children.

## Grievance Officer

${grievance}

Each complaint gets a ticket number. We acknowledge it within 48 hours and resolve it within one month.

## Changes

When this notice changes, its date at the top changes. If we ever want to use data for a new purpose, we ask you first.
`;

/** Terms with the disclosures required by the Consumer Protection (E-Commerce) Rules, 2020. */
const termsConditions = `# Terms & Conditions

*Version of 21 November 2026.*

## 1. Who sells to you

| | |
|---|---|
| Seller | ${legalName}, selling its own stock under the name Haat |
| Head office | ${postalAddress} |
| Branches | none |
| GSTIN | ${gstin} |
| Customer care | ${email}, ${phone}, Monday to Saturday, 10 am to 6 pm |
| Grievance Officer | ${grievanceOfficer.name}, ${grievanceOfficer.email}, ${grievanceOfficer.phone} |

## 2. Who may order

You must be 18 or older and give an address in India. Keep your sign-in codes to yourself: whoever has them can order in your name. Tell us at once if you suspect misuse.

## 3. Our products

Our products are made by hand. Colour, grain, pattern and size may differ a little from the picture, and dimensions are given as nearly as a hand allows. This is not a defect. Each product page names material, dimensions, net quantity, maker, country of origin and care. All products are of Indian origin unless the page says otherwise. Unless a product page states a warranty, the rights the law gives you apply.

## 4. Prices

Prices are in Indian rupees and are maximum retail prices including all taxes; a sale price is never above the list price. Delivery and the charge for cash on delivery are shown in the cart and at checkout before you confirm, together with the GST in them and the total. Nothing is added later and nothing is put into your cart that you did not put there. If a price on the page is plainly wrong, we ask you before we send anything, and you may cancel at no cost.

## 5. Ordering

Pressing “Place order” is your offer. We accept it when we confirm the order, for online payment when the payment has arrived. A cart does not reserve products. An online order that is not paid within 30 minutes is cancelled and its products are released.

## 6. Paying

- **Online** by UPI, card, net banking or wallet through Razorpay, over an encrypted connection. We never see your card details or PIN.
- **Cash on delivery** where it is offered at checkout, up to the limit and at the charge shown there.

If money leaves your account and the order does not go through, it returns by itself: under the Reserve Bank’s rules within five days after the day of the transaction, or else with compensation of ₹100 per day from your bank or payment company. If it takes longer, send us the reference and we will follow up. For a charge you do not recognise, write to us or ask your bank for a chargeback.

## 7. Delivery

We deliver within India. Orders leave us within 2–3 business days; with standard delivery they usually arrive 5–7 business days after the order, with express 2–3; to the North-East, Jammu and Kashmir, Ladakh and the islands 10–15, with express 5–7. Standard delivery is free from {free_shipping_threshold}. The risk is ours until the parcel is in your hands. If we cannot deliver, we tell you and refund in full. See [Shipping](/shipping).

## 8. Cancelling

You can cancel free of charge in your orders until the parcel is handed to the courier. We may cancel if a piece turns out to be damaged or missing, and then refund everything without delay.

## 9. Returns, exchange and refunds

You can return products within {returnWindow} of delivery, unused and in their packing. We take back or replace damaged, wrong or incomplete products at our cost; please contact us within 48 hours and send a photo. Refunds follow 5–7 business days after we have inspected the products, to your original payment method. Cash orders are refunded to your bank account or UPI ID. Some products cannot be returned; they are listed under [Returns](/returns). None of this takes away the rights the Consumer Protection Act, 2019 gives you.

## 10. Invoices and GST

Every order gets a tax invoice with HSN codes and rates, which you find under Invoices. The delivery State decides between CGST with SGST and IGST. A GSTIN for a business invoice must be entered before the order is placed.

## 11. Reviews

Only buyers who received a product can review it, once. We do not write, buy or reward reviews, and we do not remove one for being unfavourable. We remove insults, private data and unlawful content.

## 12. Pictures and texts

Pictures, texts and designs belong to us or to the makers. Sharing a link is welcome; using them for other products needs our written consent.

## 13. Complaints

Write to customer care, or directly to the Grievance Officer:

${grievance}

You receive a ticket number, an acknowledgement within 48 hours and a solution within one month. You may also call the National Consumer Helpline at 1915.

## 14. Law

The law of India applies. The courts of ${address.city}, Uttar Pradesh have jurisdiction; as a consumer you may also go to the consumer commission where you live.
`;

export const demoLegal = { privacy_policy: privacyPolicy, terms_conditions: termsConditions };
