// All text of the search; the names of the sort orders are in `domain/catalogue/filters.ts`.

import { formatCount } from '#domain/format-count.ts';

export const title = 'Search Products';
export const titleOf = (query: string) => `Search: ${query}`;
export const searching = 'Searching...';
export const resultCount = (count: number, shown: string, query: string) =>
  `${shown} ${count === 1 ? 'result' : 'results'} for "${query}"`;

export const searchFor = 'Search products';
export const search = 'Search';
export const example = 'Diya, दीया, lamp…';

export const suggestions = 'Suggestions';
export const suggestionCount = (count: number) => formatCount(count, 'suggestion');
export const recentSearches = 'Recent searches';
export const clearRecent = 'Clear recent searches';
export const popularSearches = 'Popular searches';
export const categories = 'Categories';
export const products = 'Products';
export const inCategory = (name: string) => `in ${name}`;

export const mentioned = (query: string) => `No product is named “${query}”. These mention it.`;
export const begins = (query: string) =>
  `No product is named “${query}”. These have a word that starts with it.`;
export const corrected = 'No exact match. Here are the closest results.';
export const partly = 'No product matches all these words. These match some of them.';
export const pricesBetween = (least: string, most: string) => `Prices from ${least} to ${most}.`;
export const pricesUpTo = (most: string) => `Prices up to ${most}.`;
export const pricesFrom = (least: string) => `Prices from ${least}.`;

export const nothingFound = (query: string) => `No products found for "${query}"`;
export const nothingFoundText =
  'Try different keywords, or fewer words. You can search in English or in Hindi: diya, दीया.';
export const failedText = 'Search is not working right now. Please try again.';
export const browseCategories = 'Browse Categories';
export const popularTitle = 'Popular Searches';
export const shopByCategory = 'Shop by Category';
