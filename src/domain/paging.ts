import { z } from 'zod';

export const MOST_PER_PAGE = 100;
/** The most records that one call changes. */
export const MOST_CHANGED_AT_ONCE = 200;
/** The rows of a list are counted exactly up to this many; beyond it `more` is true. */
export const MOST_COUNTED = 1_000;
/** A list as CSV has at most this many rows. */
export const MOST_EXPORTED = 10_000;
export const INVOICES_PER_PAGE = 10;
export const TICKETS_PER_PAGE = 10;
const LAST_PAGE = 100_000;

/** Accepts a whole number of a query string and refuses anything else instead of rounding it. */
export function wholeNumber(least: number, most: number, message: string) {
  return z
    .union(
      [
        z.int(),
        z
          .string()
          .trim()
          .regex(/^\d{1,12}$/)
          .transform(Number),
      ],
      message,
    )
    .refine((value) => value >= least && value <= most, message);
}

/** `page` (from 1) and `limit` (at most 100) of a query string. */
export function pagingFields(defaultLimit = 20) {
  const limitMessage = `limit must be a whole number from 1 to ${MOST_PER_PAGE}`;
  return {
    page: wholeNumber(1, LAST_PAGE, 'page must be a whole number from 1').default(1),
    limit: wholeNumber(1, MOST_PER_PAGE, limitMessage).default(defaultLimit),
  };
}

export const Paging = z.object(pagingFields());
export type Paging = z.infer<typeof Paging>;

export type Page<Item> = { items: Item[]; total: number };

/** Returns how many rows to skip before this page begins. */
export function toOffset({ page, limit }: Paging): number {
  return (page - 1) * limit;
}

/** Returns how many pages a list has; 0 when it is empty. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}
