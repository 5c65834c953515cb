const MEBIBYTE = 1024 * 1024;

/**
 * The most bytes that one process keeps in each of its caches, for a server with 1 GB of memory. Only the product index grows with the
 * catalogue (`platform/search-index/README.md`).
 */
export const MEMORY_BOUNDS = {
  /** Responses of pages and of the API, with their compressed forms. */
  pages: 48 * MEBIBYTE,
  /** Sitemaps and feeds, compressed. */
  longDocuments: 32 * MEBIBYTE,
  /** Products as pages and lists show them. */
  products: 24 * MEBIBYTE,
  /** Ids and counts of lists and searches. */
  lists: 16 * MEBIBYTE,
};
