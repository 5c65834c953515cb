/** How many reviews the page of a product has, before more are asked for. */
export const REVIEWS_AT_FIRST = 4;
