/** The form of a promotion code. */
export const PROMOTION_CODE_PATTERN = /^[A-Z0-9]{3,20}$/;
