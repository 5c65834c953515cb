/** An Indian PIN code: six digits, the first not 0. */
export const PIN_PATTERN = /^[1-9][0-9]{5}$/;
