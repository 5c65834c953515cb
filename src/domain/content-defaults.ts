import type { AboutContent, ContactContent, FooterContent, HomeContent } from './content.ts';

/** Shown when the owner has written nothing; the addresses and numbers are placeholders. */
export const DEFAULT_HOME: HomeContent = {
  slides: [
    {
      title: 'Light the house for the festival',
      subtitle: 'Diyas, torans and urlis from the wheels and lathes of working artisans',
      button: 'Shop Now',
      categorySlug: 'festivals',
    },
    {
      title: 'For the pooja corner',
      subtitle: 'Idols, bells and thalis cast in brass, bronze and clay',
      button: 'Explore',
      categorySlug: 'divine-collections',
    },
    {
      title: 'Walls with a story',
      subtitle: 'Madhubani, Warli and Pattachitra, painted by hand',
      button: 'View Collection',
      categorySlug: 'wall-decor',
    },
    {
      title: 'Small things, made well',
      subtitle: 'Blue pottery, durries and carved wood for every room',
      button: 'Discover',
      categorySlug: 'home-accent',
    },
  ],
};

/** Tiles of the home page while no categories can be had. */
export const DEFAULT_TILES = [
  { slug: 'divine-collections', name: 'Divine Collections' },
  { slug: 'wall-decor', name: 'Wall Decor' },
  { slug: 'festivals', name: 'Festivals' },
  { slug: 'lighting', name: 'Lighting' },
  { slug: 'home-accent', name: 'Home Accent' },
  { slug: 'gifting', name: 'Gifting' },
] as const;

const ADDRESS = {
  street: '12 Crafts Lane, Baba Kharak Singh Marg',
  city: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  pincode: '110001',
};
const EMAIL = 'support@haat.example';
const PHONE = '+91 11 0000 0000';

export const DEFAULT_FOOTER: FooterContent = {
  companyName: 'Haat',
  companyDescription:
    'Handcrafted Indian home decor, bought where it is made and sent straight to your home.',
  email: EMAIL,
  phone: PHONE,
  address: ADDRESS,
  socialLinks: {},
  copyrightText: '© 2026 Haat. All rights reserved.',
  quickLinks: [
    { title: 'All Products', url: '/products' },
    { title: 'Categories', url: '/categories' },
    { title: 'About Us', url: '/about' },
    { title: 'Contact Us', url: '/contact' },
  ],
  customerService: [
    { title: 'My Orders', url: '/orders' },
    { title: 'Shipping', url: '/shipping' },
    { title: 'Returns', url: '/returns' },
    { title: 'FAQ', url: '/faq' },
  ],
};

/** For when a shop's own footer cannot be had and was not seen before: the built-in contact would be that of another shop. */
export const FOOTER_OF_NOBODY: FooterContent = {
  ...DEFAULT_FOOTER,
  email: '',
  phone: '',
  address: { street: '', city: '', state: '', country: '', pincode: '' },
  copyrightText: '',
};

export const DEFAULT_CONTACT: ContactContent = {
  title: 'Get in Touch',
  subtitle: "We'd love to hear from you. Let us know how we can help!",
  email: EMAIL,
  phone: PHONE,
  // Connaught Place, where that address would be.
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.2045%2C28.6235%2C77.2225%2C28.6345&layer=mapnik&marker=28.629%2C77.2135',
  address: ADDRESS,
  businessHours: ['Monday - Saturday 10:00 AM - 7:00 PM IST'],
};

export const DEFAULT_ABOUT: AboutContent = {
  title: 'About Us',
  subtitle: 'Handmade in India, at home anywhere',
  mission:
    'To bring the work of Indian artisans into homes that will use and keep it, at a price that lets the next generation learn the craft.',
  vision: 'A market where every piece still carries the name of the place and the hand it comes from.',
  values: [
    { title: 'Made by hand', description: 'We sell what people make, not what only looks like it.' },
    {
      title: 'A fair price',
      description: 'Makers name their price first; ours is built on it and shown in full.',
    },
    { title: 'Nothing hidden', description: 'Stock, charges and taxes are true before you order.' },
    {
      title: 'Made to last',
      description: 'Every piece comes with how to care for it, and with our help if it breaks.',
    },
  ],
  stats: [
    { number: '500+', label: 'Artisan partners' },
    { number: '10,000+', label: 'Customers' },
    { number: '15+', label: 'Countries' },
    { number: '5,000+', label: 'Products' },
  ],
  teamMembers: [],
};
