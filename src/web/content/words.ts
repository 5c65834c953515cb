// All text of the information pages, except the texts that the owner writes (`domain/content/`).

import { formatCount } from '#domain/format-count.ts';

export const aboutTitle = 'About Us';
export const mission = 'Our mission';
export const vision = 'Our vision';
export const values = 'What we stand for';
export const team = 'Our team';
export const aboutHelp = 'Are you an artisan, or looking for something special? Talk to us.';

export const help = 'Help';
export const readFaq = 'Read the FAQ';
export const contact = 'Contact us';

export const faqTitle = 'Frequently Asked Questions';
export const faqDescription = 'Answers on delivery, returns, payment, orders and care.';
export const faqSubtitle = 'Answers to what you ask us most';
export const searchFaqs = 'Search questions';
export const searchExample = 'Delivery, refund, GST invoice…';
export const category = 'Category';
export const allCategories = 'All Categories';
export const search = 'Search';
export const questionCount = (count: number) => formatCount(count, 'question');
export const noFaqs = 'No FAQs found matching your search.';
export const faqHelp = 'Still have a question? We are happy to help.';

export const shippingTitle = 'Shipping';
export const freeShipping = (amount: string) => `Free standard shipping on orders of ${amount} or more`;
export const zones = 'Delivery times';
export const express = 'Express shipping';
export const tracking = 'Tracking';
export const packing = 'Packing';
export const restrictions = 'Good to know';

export const returnsTitle = 'Returns';
export const steps = 'How it works';
export const eligible = 'Eligible for return';
export const notEligible = 'Not eligible for return';
export const refunds = 'Refunds';
export const exchange = 'Exchange';
export const damaged = 'Damaged on arrival';

export const privacyTitle = 'Privacy Policy';
export const privacyDescription = 'What we know about you, why, for how long, and your choices.';
export const termsTitle = 'Terms & Conditions';
export const termsDescription =
  'Our terms for orders, prices, payment, delivery within India, returns and refunds.';

export const newsletterTitle = 'Newsletter';
export const newsletterButtons = { confirm: 'Confirm Subscription', unsubscribe: 'Unsubscribe' };
export const subscriptions = {
  sent: { title: 'Check your inbox', text: 'Open the link in our email to confirm your subscription.' },
  invalid: {
    title: 'Please check your email address',
    text: 'We could not read that address. Please enter it again.',
  },
  busy: {
    title: 'We could not subscribe you',
    text: 'Please try again later.',
  },
  asked: {
    title: 'One last step',
    text: 'Confirm to get our newsletter, about twice a month. If you did not ask for it, ignore this.',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'Thank you! You can unsubscribe anytime.',
  },
  ended: { title: 'You are unsubscribed', text: 'You will not get our newsletter again.' },
  unknown: {
    title: 'This link no longer works',
    text: 'Please use the link in our latest email, or sign up again on the home page.',
  },
};
export const backToForm = 'Back to the form';
export const goHome = 'Go Home';
export const continueShopping = 'Continue Shopping';
