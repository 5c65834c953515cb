import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { chipClasses } from '#ui/form/chip.tsx';
import * as words from './words.ts';

type SubcategoryLinksProps = {
  category: { slug: string; name: string };
  subcategories: readonly { slug: string; name: string }[];
  /** The slug of the subcategory that is shown. */
  current: string | undefined;
};

/** Links to the subcategories of a category in one row, which scrolls on a phone. */
export function SubcategoryLinks({ category, subcategories, current }: SubcategoryLinksProps) {
  if (subcategories.length === 0) return null;
  const entries = [
    { name: words.allSubcategories, href: paths.category(category.slug), isCurrent: current === undefined },
    ...subcategories.map((each) => ({
      name: each.name,
      href: paths.category(category.slug, each),
      isCurrent: each.slug === current,
    })),
  ];
  return (
    <nav
      aria-label={words.subcategoriesOf(category.name)}
      className="-mx-4 mb-2 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2 py-1">
        {entries.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={`${chipClasses(isCurrent)} lg:min-h-9`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
