/** How many copies of the shop are kept: a week of daily ones. */
export const KEPT_COPIES = 7;
