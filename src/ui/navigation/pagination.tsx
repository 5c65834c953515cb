import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { type LinkLike, PlainLink } from './link-like.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  linkAs?: LinkLike;
};

const square =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 figures transition-colors';

/** Renders 'Page X of Y', Previous, Next and links to up to five pages around this one; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, linkAs: LinkAs = PlainLink }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-col items-center gap-2">
      <p className="text-sm text-quiet">
        Page {page} of {pages}
      </p>
      <ul className="flex items-center gap-1">
        <li>
          {page > 1 && (
            <LinkAs href={hrefOf(page - 1)} rel="prev" className={classes(square, 'gap-1 hover:bg-sand')}>
              <ChevronLeft aria-hidden="true" size={18} /> Previous
            </LinkAs>
          )}
        </li>
        {listPages(page, pages).map((each) => (
          <li key={each} className={each === page ? undefined : 'max-sm:hidden'}>
            <LinkAs
              href={hrefOf(each)}
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
              className={classes(square, each === page ? 'bg-indigo text-white' : 'hover:bg-sand')}
            >
              {each}
            </LinkAs>
          </li>
        ))}
        <li>
          {page < pages && (
            <LinkAs href={hrefOf(page + 1)} rel="next" className={classes(square, 'gap-1 hover:bg-sand')}>
              Next <ChevronRight aria-hidden="true" size={18} />
            </LinkAs>
          )}
        </li>
      </ul>
    </nav>
  );
}

/** Returns up to five page numbers with `page` as near to the middle as possible. */
export function listPages(page: number, pages: number): number[] {
  const count = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - 2, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
