import { ChevronRight } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { type LinkLike, PlainLink } from './link-like.tsx';

export type Crumb = { label: string; href?: string };

type BreadcrumbProps = {
  crumbs: Crumb[];
  linkAs?: LinkLike;
  /** On a phone only the way back to the parent is shown, in one line. */
  isShort?: boolean;
};

/** Renders the path from the home page to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs, linkAs: LinkAs = PlainLink, isShort }: BreadcrumbProps) {
  const parent = crumbs.length - 2;
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-quiet">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li
            key={index}
            className={classes(
              'flex items-center gap-x-1',
              isSaidBelow(index, crumbs) && 'max-sm:sr-only',
              isShort && index < parent && 'max-sm:hidden',
            )}
          >
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                size={16}
                className={isShort && index === parent ? 'max-sm:rotate-180' : undefined}
              />
            )}
            {crumb.href && index < crumbs.length - 1 ? (
              <LinkAs
                href={crumb.href}
                className="inline-flex min-h-11 items-center lg:min-h-9 underline-offset-4 hover:text-ink hover:underline"
              >
                {crumb.label}
              </LinkAs>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center lg:min-h-9 text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone the last crumb is hidden, because it would take up a line right above the heading, which has the same text. */
function isSaidBelow(index: number, { length }: Crumb[]): boolean {
  return index > 1 && index === length - 1;
}
