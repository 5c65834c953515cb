/** The cache control of a file whose name changes with its content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
