/** The number of reviews on the page of a product before more are requested. */
export const REVIEWS_AT_FIRST = 4;
