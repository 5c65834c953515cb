// All text of the categories overview.

import { formatCount } from '#domain/format-count.ts';

export const title = 'Shop by Category';
export const subtitle = 'Explore our curated collection of Indian handicrafts';
export const failed = 'Error loading categories';
export const failedText = 'Failed to fetch categories. Your cart is safe.';
export const viewSubcategories = (count: number) =>
  `View ${formatCount(count, 'Subcategory', 'Subcategories')}`;
export const itemCount = (count: number) => formatCount(count, 'item');
