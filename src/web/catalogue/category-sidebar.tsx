import { Link } from 'react-router';
import type { Category } from '#domain/catalogue/category.ts';
import { classes } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { type ProductsQuery, toProductsHref } from './products-query.ts';
import * as words from './words.ts';

export type SidebarCategory = Pick<Category, 'slug' | 'name' | 'productCount'> & {
  children: { name: string; slug: string; productCount: number }[];
};

type CategorySidebarProps = { categories: SidebarCategory[]; asked: ProductsQuery };

const line = 'flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-sand';

/** Lists all categories, each opening onto its subcategories. They are links, so that they work with script off. */
export function CategorySidebar({ categories, asked }: CategorySidebarProps) {
  const isAll = !asked.category;
  return (
    <nav aria-label={words.productCategories}>
      <Link
        to={toProductsHref({ ...asked, category: undefined, subcategory: undefined })}
        preventScrollReset
        aria-current={isAll ? 'true' : undefined}
        className={classes(line, isAll && 'font-semibold text-madder')}
      >
        {words.allProducts}
      </Link>
      {categories.map((category) => (
        <CategoryLines key={category.slug} category={category} asked={asked} />
      ))}
    </nav>
  );
}

function CategoryLines({ category, asked }: { category: SidebarCategory; asked: ProductsQuery }) {
  const { slug, name, productCount, children } = category;
  const isOpen = asked.category === slug;
  const all = { label: words.allOf(name), subcategory: undefined, count: productCount };
  const lines = [
    all,
    ...children.map((child) => ({ label: child.name, subcategory: child.name, count: child.productCount })),
  ];
  return (
    <Disclosure title={<span className={classes(isOpen && 'text-madder')}>{name}</span>} defaultOpen={isOpen}>
      <ul>
        {lines.map(({ label, subcategory, count }) => {
          const isChosen = isOpen && (asked.subcategory ?? '') === (subcategory ?? '');
          return (
            <li key={label}>
              <Link
                to={toProductsHref({ ...asked, category: slug, subcategory })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classes(line, isChosen && 'bg-sand font-semibold text-madder')}
              >
                <span className="flex-1">{label}</span>
                <span className="text-sm font-normal text-quiet figures">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
