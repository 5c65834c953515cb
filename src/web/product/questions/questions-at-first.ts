/** How many questions the page of a product has, before more are asked for. */
export const QUESTIONS_AT_FIRST = 4;
