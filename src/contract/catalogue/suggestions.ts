import { z } from 'zod';

export const SUGGEST_MOST_PRODUCTS = 6;
export const SUGGEST_MOST_CATEGORIES = 4;
export const SUGGEST_MOST_TERMS = 5;
export const SUGGEST_LONGEST_QUERY = 80;

const LENGTH_MESSAGE = `q must have 1 to ${SUGGEST_LONGEST_QUERY} characters`;

/** The query string of GET /products/suggest: the text typed so far. */
export const SuggestQuery = z.object({
  q: z.string(LENGTH_MESSAGE).trim().min(1, LENGTH_MESSAGE).max(SUGGEST_LONGEST_QUERY, LENGTH_MESSAGE),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

/** A product among the suggestions. Prices are in rupees; `price` is the MRP; `image` is a small picture or null. */
export const SuggestedProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  image: z.string().nullable(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

/** A category, or one of its subcategories if `subcategory` is set. */
export const SuggestedCategory = z.object({
  name: z.string(),
  slug: z.string(),
  subcategory: z.object({ name: z.string(), slug: z.string() }).optional(),
});
export type SuggestedCategory = z.infer<typeof SuggestedCategory>;

/** GET /products/suggest: suggestions for the typed text, best first; `terms` are searches that have results. */
export const Suggestions = z.object({
  products: z.array(SuggestedProduct).max(SUGGEST_MOST_PRODUCTS),
  categories: z.array(SuggestedCategory).max(SUGGEST_MOST_CATEGORIES),
  terms: z.array(z.string()).max(SUGGEST_MOST_TERMS),
});
export type Suggestions = z.infer<typeof Suggestions>;
