/** The most photos that a customer adds when they ask for a return. */
export const MOST_RETURN_PHOTOS = 4;
