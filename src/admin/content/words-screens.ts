import type { AreaScreen } from '#admin/shell/area-frame.tsx';

/** The screens for the shop's texts and offers, each with the abilities that show it. */
export const WORDS_SCREENS: readonly AreaScreen[] = [
  { path: '/words/pages', name: 'Pages', abilities: ['edit_content'] },
  { path: '/words/categories', name: 'Categories', abilities: ['edit_products'] },
  { path: '/words/collections', name: 'Collections', abilities: ['edit_products'] },
  { path: '/words/makers', name: 'Makers', abilities: ['edit_products'] },
  { path: '/words/crafts', name: 'Crafts', abilities: ['edit_products'] },
  { path: '/words/codes', name: 'Codes', abilities: ['edit_promotions'] },
  { path: '/words/prices', name: 'Price changes', abilities: ['edit_promotions'] },
  { path: '/words/redirects', name: 'Old addresses', abilities: ['edit_content'] },
];
