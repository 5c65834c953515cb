// All text of the product lists; the names of the sort orders are in `domain/catalogue/filters.ts`.

import { formatCount } from '#domain/format-count.ts';

export const home = 'Home';
export const products = 'Products';
export const allProducts = 'All Products';
export const viewAllProducts = 'View All Products';
export const goHome = 'Go Home';

export const productCount = (count: number) => formatCount(count, 'product');
export const countAloud = (count: number) => `, ${productCount(count)}`;
export const showing = (count: number) => `Showing ${productCount(count)}`;
export const show = (count: number) => `Show ${productCount(count)}`;

export const productsDescription = (count: number) =>
  `${productCount(count)} handcrafted by artisans across India: wall decor, idols, lamps, bags, gifts and more for your home.`;
export const listDescription = (name: string) => `${name}, handcrafted in India.`;
export const categoryNotFound = 'Category not found';
export const collectionNotFound = 'Collection not found';

export const productCategories = 'Product categories';
export const allOf = (category: string) => `All ${category}`;
export const subcategoriesOf = (category: string) => `Subcategories of ${category}`;
export const allSubcategories = 'All';

export const filters = 'Filters';
export const filtersChosen = (count: number) => (count > 0 ? `Filters (${count})` : 'Filters');
export const appliedFilters = 'Applied filters';
export const selected = (count: number) => `${count} selected`;
export const clearAll = 'Clear All';
export const clearAllFilters = 'Clear All Filters';
export const applyFilters = (count: number) => `Apply Filters (${count})`;
export const priceRange = 'Price range';
export const leastPrice = 'Minimum price';
export const mostPrice = 'Maximum price';
export const leastRupees = 'Min ₹';
export const mostRupees = 'Max ₹';

export const sortBy = 'Sort by';
export const apply = 'Apply';
export const view = 'View';
export const gridView = 'Grid view';
export const listView = 'List view';

export const loadMore = 'Load more';
export const loading = 'Loading…';
export const moreFailed = 'We could not load more products. Please try again.';
export const failed = 'Failed to fetch products';
export const failedText = 'Please try again. Your cart is safe.';

export const noMatches = 'No products found matching your filters.';
export const noMatchesText = 'Remove a filter, or clear them all.';
export const clearFilters = 'Clear Filters';
export const nothingFound = 'No products found';
export const nothingFoundText = 'Try a wider price range or another category.';
export const emptyCollection = 'No products in this collection right now.';
export const emptyCollectionText = 'We add new products often. Please check back soon.';
