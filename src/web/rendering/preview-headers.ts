/** A preview is private: no cache keeps it and no search engine lists it. */
export const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
