import type { FooterContent } from './content.ts';

// Blanks that the seller section of the settings fills; facts that the owner has not entered are left out (content-amounts.ts).
export const ADDRESS = {
  street: '{street}',
  city: '{city}',
  state: '{state}',
  country: '{country}',
  pincode: '{pincode}',
};
export const EMAIL = '{email}';
export const PHONE = '{phone}';

export const DEFAULT_FOOTER: FooterContent = {
  companyName: '{shop}',
  companyDescription: 'Handcrafted products from India.',
  email: EMAIL,
  phone: PHONE,
  address: ADDRESS,
  socialLinks: {},
  copyrightText: '© {seller}. All rights reserved.',
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
    { title: 'Grievance Officer', url: '/contact#grievance' },
  ],
};

/**
 * The footer for when the shop's own cannot be loaded and has not been seen before. It has no contact, because the built-in one would be
 * another shop's.
 */
export const FOOTER_OF_NOBODY: FooterContent = {
  ...DEFAULT_FOOTER,
  email: '',
  phone: '',
  address: { street: '', city: '', state: '', country: '', pincode: '' },
  copyrightText: '',
};
