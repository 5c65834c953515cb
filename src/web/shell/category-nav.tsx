import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { splitTopBar } from '#domain/catalogue/category.ts';
import { paths } from '#web/paths.ts';
import { classes } from '#ui/classes.ts';
import { NavPanel } from './nav-panel.tsx';
import type { ShellCategory, ShellData } from './shell-data.ts';
import * as words from './words.ts';

const entry =
  'flex min-h-11 cursor-pointer items-center gap-1 rounded-sm px-1.5 whitespace-nowrap underline-offset-8 transition-colors ' +
  'hover:text-madder-deep xl:px-3 group-hover/panel:text-madder-deep';

/**
 * The keyboard's button below the name of a category, visible only while it has the focus: a mouse opens the panel by hovering, and without
 * script the name opens it.
 */
const openerLook =
  'absolute -bottom-2 left-1/2 -ml-2.5 flex size-5 items-center justify-center rounded-full bg-paper -outline-offset-2 not-focus:pointer-events-none not-focus:opacity-0 noscript:hidden';

// The hovered panel hides the panel that a button has opened.
const onePanel = '[&:has(>li:hover)>li:not(:hover)>div]:invisible!';

/** The first six categories with their panels, the others under More, and About. */
export function CategoryNav({
  categories,
  className,
}: Pick<ShellData, 'categories'> & { className?: string }) {
  const { shown, more } = splitTopBar(categories);
  return (
    <nav aria-label={words.categories} className={className}>
      <ul className={classes('flex w-full items-center justify-center', onePanel)}>
        {shown.map((category) => (
          <CategoryEntry key={category.slug} category={category} />
        ))}
        {more.length > 0 && <MoreEntry categories={more} />}
        <li>
          <Link to={paths.about()} className={entry}>
            {words.about}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function CategoryEntry({ category }: { category: ShellCategory }) {
  const link = (
    <Link to={paths.category(category.slug)} className={entry}>
      {category.name}
    </Link>
  );
  if (category.children.length === 0) return <li>{link}</li>;
  return (
    <NavPanel
      renderTrigger={(opener) => (
        <>
          {link}
          <button
            type="button"
            {...opener}
            aria-label={words.menuOf(category.name)}
            className={classes(openerLook, opener['aria-expanded'] && 'rotate-180')}
          >
            <ChevronDown aria-hidden="true" size={16} />
          </button>
        </>
      )}
      panelClassName="w-64"
    >
      <ul className="p-2">
        {category.children.map((child) => (
          <li key={child.slug}>
            <Link to={paths.category(category.slug, child)} className="menu-line">
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-2">
        <Link to={paths.category(category.slug)} className="menu-line font-medium text-madder">
          {words.viewAllOf(category.name)}
        </Link>
      </div>
    </NavPanel>
  );
}

function MoreEntry({ categories }: { categories: ShellCategory[] }) {
  return (
    <NavPanel
      renderTrigger={(opener) => (
        <button type="button" {...opener} className={entry}>
          {words.more}
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      )}
      align="right"
      panelClassName="w-64"
    >
      <ul className="p-2">
        {categories.map(({ slug, name, children }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="menu-line">
              <span className="flex-1">{name}</span>
              {children.length > 0 && <span className="text-quiet figures">({children.length})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </NavPanel>
  );
}
