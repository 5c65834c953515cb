// All text of the home page, except the texts that the owner writes (`domain/content/`).

import { formatCount } from '#domain/format-count.ts';

export const title = 'Handcrafted home decor from India';
export const preview = 'Preview';
export const previewNotFound = 'Preview not found';
export const previewOf = (moment: string) =>
  `Preview: your home page as of ${moment}. Only you can see this.`;

export const slides = 'Highlights';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const goToSlide = (number: number) => `Slide ${number}`;
export const playSlides = 'Play slides';
export const pauseSlides = 'Pause slides';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';

export const allCategories = 'All categories';
export const resumeStrip = 'Resume scrolling';
export const pauseStrip = 'Pause scrolling';

export const shopByCategory = 'Shop by Category';
export const allProducts = 'All Products';
export const productCount = (count: number) => formatCount(count, 'product');
/** The tiles that are shown while the categories cannot be loaded. */
export const tiles = ['Divine Collections', 'Wall Decor', 'Festivals', 'Lighting', 'Home Accent', 'Gifting'];

export const featured = 'Featured Products';
export const featuredText = 'Picked for the season, ready to ship';
export const newest = 'New Arrivals';
export const viewAllProducts = 'View All Products';
export const viewAll = 'View All';
export const productsFailed = 'Failed to fetch products';

export const giftsByPrice = 'Gifts by Price';
export const under = 'Under';

export const makers = 'Meet the Makers';
export const makersText = 'Every piece has a craft, a place and a maker behind it.';
export const seeWhatTheyMake = 'See what they make →';

export const benefits = 'Why shop with us';
export const freeShipping = 'Free shipping';
export const freeShippingAbove = (amount: string) => `On orders above ${amount}`;
export const freeShippingAlways = 'On every order';
export const securePayment = 'Secure payment';
export const waysToPay = 'UPI, cards or net banking';
export const waysToPayWithCod = 'UPI, cards, net banking or cash on delivery';
export const cod = 'Cash on delivery';
export const codText = 'Pay when your order arrives';
export const authentic = 'Authentic products';
export const authenticText = 'Handcrafted in India';
export const returnPolicy = (days: string) => `${days} return policy`;
export const returnPolicyText = 'Return it unused for a full refund';

export const newsletter = 'Subscribe to our newsletter';
export const newsletterText =
  'New arrivals, offers and stories of our artisans, about twice a month. Unsubscribe anytime.';
export const email = 'Email';
export const emailInvalid = 'Invalid email address';
export const subscribe = 'Subscribe';
