/** The number of questions on the page of a product before more are requested. */
export const QUESTIONS_AT_FIRST = 4;
