/** A preview is for those who hold its link: no cache keeps it and no search engine lists it. */
export const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
