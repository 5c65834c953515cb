import type { Answer } from '#contract/endpoints.ts';

export type PageSlug = Answer<'GET /admin/content/{slug}'>['slug'];

/** The name of each page, and its address in the shop. */
export const PAGES: Record<PageSlug, { name: string; path: string }> = {
  home: { name: 'Home page', path: '/' },
  announcement: { name: 'Announcement', path: '/' },
  footer: { name: 'Footer', path: '/' },
  about: { name: 'About us', path: '/about' },
  contact: { name: 'Contact', path: '/contact' },
  faqs: { name: 'Questions and answers', path: '/faq' },
  shipping: { name: 'Shipping', path: '/shipping' },
  returns: { name: 'Returns', path: '/returns' },
  legal: { name: 'Privacy policy and terms', path: '/privacy-policy' },
};
