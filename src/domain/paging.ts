import { z } from 'zod';

export const MOST_PER_PAGE = 100;
export const INVOICES_PER_PAGE = 10;
export const TICKETS_PER_PAGE = 10;
const MOST_PAGE_BUTTONS = 5;
const LAST_PAGE = 100_000;

/** A whole number out of a query string; anything else is refused rather than bent. */
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

/** Rows to leave out before this page begins. */
export function toOffset({ page, limit }: Paging): number {
  return (page - 1) * limit;
}

/** How many pages a list has: none when it is empty. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** Up to five page numbers around the current one, as a window that slides and stops at both ends. */
export function listPageButtons(page: number, pages: number): number[] {
  const shown = Math.min(MOST_PAGE_BUTTONS, pages);
  const wanted = page - Math.floor(shown / 2);
  const first = Math.max(1, Math.min(wanted, pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}
