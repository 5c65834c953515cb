import { demoLegal } from './legal.ts';
import { demoSeller } from './settings.ts';

export type DemoLink = { title: string; url: string };
export type DemoFaq = {
  id: string;
  question: string;
  answer: string;
  category: string;
  order: number;
  active: boolean;
};

/**
 * Every page of the content table by its slug, in the shapes of the specification. Reading a page replaces `{free_shipping_threshold}` by
 * the amount from the settings, rupee sign included: no page may name an amount itself.
 */
export type DemoContent = {
  footer: {
    companyName: string;
    companyDescription: string;
    email: string;
    phone: string;
    address: { street: string; city: string; country: string; pincode: string };
    socialLinks: { facebook?: string; instagram?: string; twitter?: string };
    copyrightText: string;
    quickLinks: DemoLink[];
    customerService: DemoLink[];
  };
  contact: {
    title: string;
    subtitle: string;
    email: string;
    phone: string;
    whatsapp?: string;
    mapEmbedUrl: string;
    address: { street: string; city: string; state: string; country: string; pincode: string };
    businessHours: string[];
  };
  about: {
    title: string;
    subtitle: string;
    mission: string;
    vision: string;
    values: { title: string; description: string }[];
    stats: { number: string; label: string }[];
    teamMembers: { name: string; position: string; image: string; bio: string }[];
  };
  faqs: DemoFaq[];
  shipping: {
    title: string;
    subtitle: string;
    deliveryTime: string;
    zones: { zone: string; delivery: string; charges: string }[];
    freeShippingThreshold: string;
    expressShipping: { available: boolean; charges: string; delivery: string };
    trackingInfo: string;
    packagingNote: string;
    restrictions: string[];
    contactSupport: string;
  };
  returns: {
    title: string;
    subtitle: string;
    returnWindow: string;
    eligibleItems: string[];
    nonReturnableItems: string[];
    process: string[];
    exchangePolicy: string;
    refundMethods: string[];
    damagePolicy: string;
    contactSupport: string;
  };
  legal: { privacy_policy: string; terms_conditions: string };
};

const street = `${demoSeller.address.line1}, ${demoSeller.address.line2}`;
const { city, postalCode: pincode } = demoSeller.address;
const standardCharge = '{standard}, free from {free_shipping_threshold}';

export const demoContent: DemoContent = {
  footer: {
    companyName: 'Haat',
    companyDescription: 'Handmade for Indian homes, bought directly from the makers.',
    email: demoSeller.email,
    phone: demoSeller.phone,
    address: { street, city, country: 'India', pincode },
    socialLinks: {},
    copyrightText: `© 2026 ${demoSeller.legalName}. All rights reserved.`,
    quickLinks: [
      { title: 'All Products', url: '/products' },
      { title: 'Shop by Category', url: '/categories' },
      { title: 'New In', url: '/category/new-in' },
      { title: 'Bestsellers', url: '/category/Bestsellers' },
      { title: 'Sale', url: '/category/sale' },
      { title: 'About Us', url: '/about' },
    ],
    customerService: [
      { title: 'Contact Us', url: '/contact' },
      { title: 'FAQ', url: '/faq' },
      { title: 'Shipping', url: '/shipping' },
      { title: 'Returns', url: '/returns' },
      { title: 'Track My Orders', url: '/orders' },
      { title: 'Grievance Officer', url: '/contact#grievance' },
    ],
  },
  contact: {
    title: 'Talk to us',
    subtitle: 'About an order, a piece you are looking for, or your own craft. Our team reads every message.',
    email: demoSeller.email,
    phone: demoSeller.phone,
    mapEmbedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=82.985%2C25.295%2C83.035%2C25.325&layer=mapnik',
    address: { street, city, state: 'Uttar Pradesh', country: 'India', pincode },
    businessHours: ['Monday - Saturday 10:00 AM - 7:00 PM IST'],
  },
  about: {
    title: 'A market that remembers who made it',
    subtitle:
      'A haat is the market that appears under the trees on one day of the week. You meet the maker, you turn the pot over, you ask. We bring that to you online.',
    mission:
      'To bring handmade things from Indian workshops into everyday homes, at prices that support their makers, and to tell you who made them.',
    vision:
      'A country in which a child of weavers, potters or casters may well choose another life, but never has to choose it because the craft cannot feed a family.',
    values: [
      {
        title: 'Know the maker',
        description: 'Every piece says who made it, where and how. If we do not know, we do not sell it.',
      },
      {
        title: 'Makers are paid first',
        description: 'Makers set their price and are paid when their work arrives, not when it is sold.',
      },
      {
        title: 'Honest about care',
        description:
          'What lac cannot stand, why indigo bleeds, which clay must stay dry: every product page tells you.',
      },
      {
        title: 'Made to last',
        description:
          'We choose things that can be mended, washed and handed on, and we pack them without plastic where we can.',
      },
    ],
    stats: [
      { number: '500+', label: 'Artisan partners' },
      { number: '10,000+', label: 'Customers' },
      { number: '15+', label: 'Countries' },
      { number: '5,000+', label: 'Products' },
    ],
    teamMembers: [
      {
        name: demoSeller.signatoryName,
        position: 'Founder',
        image: '',
        bio: 'Grew up above a sari shop in Varanasi and learned to read brocade before newspapers. Visits every new workshop herself, with a notebook and no camera.',
      },
      {
        name: 'Farooq Lone',
        position: 'Makers and sourcing',
        image: '',
        bio: 'Spends two weeks of each month on trains. Knows which potter fires on which day, and never calls on that day.',
      },
      {
        name: 'Meera Subramanian',
        position: 'Packing and dispatch',
        image: '',
        bio: 'Has sent terracotta horses over two thousand kilometres with both ears on. Believes in straw, corrugated board and small boxes inside large ones.',
      },
      {
        name: demoSeller.grievanceOfficer.name,
        position: 'Customer care and grievances',
        image: '',
        bio: 'Answers every message the day it comes. If something goes wrong with your order, she puts it right.',
      },
    ],
  },
  faqs: [
    faq(
      1,
      'general',
      'Is everything really made by hand?',
      'Yes. A lathe, a loom or a potter’s wheel may help, but shape, pattern and finish are the work of hands, and each product page says whose. No two pieces are quite the same; small differences from the picture are natural and not a defect.',
    ),
    faq(
      2,
      'shipping',
      'How long does delivery take, and what does it cost?',
      'Orders ship in 2–3 business days. Standard delivery takes 5–7 business days from the day you order, and 10–15 to the North-East, Jammu and Kashmir, Ladakh and the islands. Express takes 2–3, and 5–7 to these places. Standard delivery is free from {free_shipping_threshold}; below that, your cart shows the charge before you pay.',
    ),
    faq(
      3,
      'returns',
      'What if I do not like it?',
      'Open My Orders within {returnWindow} of delivery, choose Return Items, and send it back unused, in its packing. We refund you within 5–7 business days after inspection. A few things, such as used candles and personalised pieces, cannot be returned; the Returns page lists them.',
    ),
    faq(
      4,
      'payment',
      'How can I pay?',
      'By UPI, card, net banking or wallet through Razorpay, or by cash on delivery where it is available. Cash on delivery has a limit and a small charge; you see both before you order. We never see your card number or UPI PIN.',
    ),
    faq(
      5,
      'orders',
      'Can I cancel or change an order?',
      'You can cancel free of charge in My Orders until the parcel is handed to the courier. Online payments are refunded to the same method. To change an item or an address, please cancel and order again, or contact us quickly.',
    ),
    faq(
      6,
      'products',
      'The piece I want is out of stock. Will it come back?',
      "Usually, but in its own time: some crafts wait for the rains, others for dry grass. Tap Request on the product page, tell us how many you want, and we'll message you when it is back in stock.",
    ),
    faq(
      7,
      'orders',
      'Do I get a GST invoice? Can it carry my company’s GSTIN?',
      'Yes. Every order gets a tax invoice with HSN codes, which you can download under Your Invoices. For a business invoice, enter your GSTIN at the checkout; it cannot be added later.',
    ),
    faq(
      8,
      'shipping',
      'What if something arrives broken?',
      'Keep the packing, take a photo and choose Return Items in My Orders within 48 hours. Send us the photo when we reply. We send a replacement or refund you in full, as you prefer, and arrange the pick-up at our cost.',
    ),
  ],
  shipping: {
    title: 'Shipping',
    subtitle: 'From our packing table in Varanasi to any PIN code in India that a courier reaches.',
    deliveryTime: '5–7 business days, including 2–3 for packing',
    zones: [
      { zone: 'Most of India', delivery: '5–7 business days', charges: standardCharge },
      {
        zone: 'The North-East, Jammu and Kashmir, Ladakh and the islands',
        delivery: '10–15 business days',
        charges: standardCharge,
      },
    ],
    freeShippingThreshold: '{free_shipping_threshold}',
    expressShipping: {
      available: true,
      charges: '{express} on every order',
      delivery:
        'Packed first. Reaches you in 2–3 business days, or 5–7 in the North-East, Jammu and Kashmir, Ladakh and the islands',
    },
    trackingInfo: 'We message you the tracking number when your parcel leaves. My Orders shows where it is.',
    packagingNote:
      'Clay, glass and stone travel in two boxes with straw board between. We use paper and cloth instead of plastic where we can. If something still breaks, we pay for it.',
    restrictions: [
      'We deliver within India only.',
      'Army post offices and post boxes get standard delivery only.',
      'Candles, lamp oil and incense do not travel by air and may take a few days longer.',
      'Large furniture and rugs may come in a separate parcel.',
    ],
    contactSupport:
      'Is your parcel late, or do you need it by a certain day? Contact us and we will see what we can do.',
  },
  returns: {
    title: 'Returns & refunds',
    subtitle: 'Love it, or send it back.',
    returnWindow: '{returnWindow} from delivery',
    eligibleItems: [
      'Unused pieces in their packing, with labels and certificates',
      'Any piece that arrived damaged, wrong or incomplete',
      'Pieces that do not match their description',
    ],
    nonReturnableItems: [
      'Lit candles, opened incense, colours and pooja samagri',
      'Pieces made or personalised to your order',
      'Silver jewellery taken out of its sealed pouch',
      'Pieces that were used, washed or altered',
    ],
    process: [
      'Open My Orders within {returnWindow}, choose Return Items, and tell us what went wrong and what you would like.',
      'We message you within 48 hours. My Orders shows the status of your return.',
      'Pack the piece as it came. We pick up damaged or wrong items at our cost; if you changed your mind, you pay return shipping.',
      'We inspect it within 2 business days of its arrival.',
      'We send your refund or replacement within 5–7 business days after that.',
    ],
    exchangePolicy:
      'You can exchange for another colour or size while it is in stock; we refund or collect the difference in price. Choose “A different item” under Return Items. If it is sold out, you get a full refund.',
    refundMethods: [
      'Online payments are refunded to the same card, account or UPI ID.',
      'For cash on delivery, we refund to your bank account or UPI ID, and delete those details afterwards.',
      'A cancelled order is refunded in full, shipping and charges included.',
    ],
    damagePolicy:
      'Please report damage within 48 hours of delivery by Return Items in My Orders, and keep photos of the piece and its packing. You choose a replacement or a full refund, delivery included.',
    contactSupport: 'Not sure if you can return something? Ask us first; we usually say yes.',
  },
  legal: demoLegal,
};

function faq(order: number, category: string, question: string, answer: string): DemoFaq {
  return { id: `faq-${order}`, question, answer, category, order, active: true };
}
