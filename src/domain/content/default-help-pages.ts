import type { Faq, ReturnsContent, ShippingContent } from './content.ts';

function faq(id: number, category: string, question: string, answer: string): Faq {
  return { id: `default-${id}`, category, question, answer, order: id, active: true };
}

/** The four questions of the contact page while no others can be loaded. */
export const CONTACT_FAQS: readonly Faq[] = [
  faq(
    1,
    'shipping',
    'How long does shipping take?',
    'Domestic orders arrive in 5-7 business days. International orders are sent on request and take 10-15 business days.',
  ),
  faq(
    2,
    'products',
    'Do you take custom orders?',
    'Yes. Please contact our team; many pieces can be made in another size or colour.',
  ),
  faq(
    3,
    'returns',
    'What is your return policy?',
    'You can return unused items in their original condition within {returnWindow}. Custom orders are non-refundable.',
  ),
  faq(
    4,
    'general',
    'How can I become an artisan partner?',
    'Please use the contact form with the inquiry type Partnership and tell us about your craft.',
  ),
];

/** The eight questions of the FAQ page while no others can be loaded. */
export const DEFAULT_FAQS: readonly Faq[] = [
  faq(
    1,
    'general',
    'Are the products really handmade?',
    'Yes. Each piece is made by hand, so small differences in colour, size and pattern are part of it.',
  ),
  faq(
    2,
    'shipping',
    'How long does delivery take?',
    'Standard delivery takes 5-7 business days and express delivery 2-3 business days. Orders are shipped within 2-3 business days.',
  ),
  faq(
    3,
    'returns',
    'Can I return a product?',
    'Yes, within {returnWindow} of delivery if it is unused and in its original condition: open My Orders and choose Return Items. Your refund follows within 5-7 business days after inspection.',
  ),
  faq(
    4,
    'payment',
    'Which payment methods do you accept?',
    'UPI, credit and debit cards, net banking and wallets. Cash on delivery is available up to {codLimit}.',
  ),
  faq(
    5,
    'orders',
    'How do I track my order?',
    'Open My Orders and choose Track once the order is shipped. The link in our message works without login.',
  ),
  faq(
    6,
    'products',
    'How do I care for handcrafted products?',
    'Every product page says how. In general: dust with a soft dry cloth and keep away from direct sun and water.',
  ),
  faq(
    7,
    'orders',
    'Can I cancel my order?',
    'Yes, within 24 hours of ordering, as long as it has not been shipped. You get a full refund.',
  ),
  faq(
    8,
    'shipping',
    'What does shipping cost?',
    'Standard shipping costs {standard} and is free from {threshold}. Express shipping costs {express}.',
  ),
];

// The zones differ in days only. The settings have one rate for all, so no zone may state another.
const CHARGES = '{standard}, free from {threshold}';

export const DEFAULT_SHIPPING: ShippingContent = {
  title: 'Shipping Information',
  subtitle: 'From the workshop to your door',
  deliveryTime: '5-7 business days',
  zones: [
    { zone: 'Metro cities', delivery: '3-5 business days', charges: CHARGES },
    { zone: 'Tier 1 cities', delivery: '5-7 business days', charges: CHARGES },
    { zone: 'Tier 2 and 3 cities', delivery: '7-10 business days', charges: CHARGES },
    { zone: 'Remote areas', delivery: '10-15 business days', charges: CHARGES },
  ],
  expressShipping: { available: true, charges: '{express}', delivery: '2-3 business days' },
  trackingInfo:
    'Orders are shipped within 2-3 business days. We message you the tracking link when your parcel leaves.',
  packagingNote: 'Every piece is packed with care. Please keep the box until you have checked everything.',
  restrictions: [
    'We deliver within India only.',
    'Large furniture and stone pieces may need two more days.',
    'We cannot deliver to post office boxes.',
    'If a parcel is refused or not collected, it comes back to us and we call you.',
  ],
  contactSupport: 'Questions about a delivery? Contact us and we will trace your parcel.',
};

export const DEFAULT_RETURNS: ReturnsContent = {
  title: 'Returns & Refunds',
  subtitle: 'Not right? We will make it right',
  returnWindow: '{returnWindow}',
  process: [
    'Open My Orders within {returnWindow} of delivery, choose Return Items and tell us what is wrong.',
    'We message you once your return is approved, and how we will pick the item up.',
    'Pack the item as it came, with its papers.',
    'We inspect it when it arrives.',
    'Your refund follows within 5-7 business days after inspection.',
  ],
  eligibleItems: [
    'Unused items in their original condition and packaging',
    'Items that arrived damaged or broken',
    'Items that do not match their description',
  ],
  nonReturnableItems: [
    'Custom and personalised orders',
    'Items that were used, washed or altered',
    'Candles, incense and other consumables once opened',
  ],
  refundMethods: [
    'Online payments are refunded to the original payment method.',
    'Cash on delivery is refunded to your bank account or UPI ID.',
  ],
  exchangePolicy:
    'You can exchange an item for another size or colour while it is in stock, within the same {returnWindow}. Choose “A different item” under Return Items.',
  damagePolicy:
    'Please report damage within 48 hours of delivery: choose Return Items in My Orders, and send us a photo of the item and its box. We replace it or refund you in full, and pay return shipping.',
  contactSupport: 'Not sure if you can return something? Ask us first.',
};
