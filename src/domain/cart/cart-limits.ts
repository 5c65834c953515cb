export const LEAST_QUANTITY = 1;
export const MOST_QUANTITY = 99;
export const MOST_LINES = 50;

export const QUANTITY_WORDS = `Quantity must be a whole number from ${LEAST_QUANTITY} to ${MOST_QUANTITY}`;
export const LINES_WORDS = `A cart can have at most ${MOST_LINES} different items`;
