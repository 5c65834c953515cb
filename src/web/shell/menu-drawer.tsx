import { Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn } from '#web/state/session-store.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { closeDrawer, StandingDrawer } from '#ui/overlay/drawer.tsx';
import type { ShellCategory, ShellData } from './shell-data.ts';
import { useLogout } from './user-menu.tsx';
import * as words from './words.ts';

export const MENU_DRAWER = 'menu';

const line =
  'flex min-h-12 w-full cursor-pointer items-center border-b border-line py-2 text-left font-medium transition-colors hover:text-madder';

/** The top bar's content on small screens. It is in the page from the start and opens with script off too. */
export function MenuDrawer({ categories }: Pick<ShellData, 'categories'>) {
  return (
    <StandingDrawer id={MENU_DRAWER} title={words.menu} footer={<AccountLines />}>
      <nav aria-label={words.menu} className="px-5 pb-6">
        <SearchBox />
        {categories.map((category) => (
          <CategoryLines key={category.slug} category={category} />
        ))}
        <Link to={paths.about()} className={line}>
          {words.aboutUs}
        </Link>
      </nav>
    </StandingDrawer>
  );
}

function SearchBox() {
  const navigate = useNavigate();
  return (
    <search>
      <form action={paths.search()} method="get" className="relative my-4">
        <input
          type="search"
          name="q"
          aria-label={words.searchProducts}
          placeholder={words.searchProducts}
          // The search page opens on a click and not on focus, because a keyboard user may only be passing.
          // https://www.w3.org/WAI/WCAG22/Understanding/on-focus
          onClick={() => {
            closeDrawer(MENU_DRAWER);
            void navigate(paths.search());
          }}
          className="min-h-12 w-full rounded-full border border-edge bg-card pr-4 pl-11 placeholder:text-quiet"
        />
        <Search
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-quiet"
        />
      </form>
    </search>
  );
}

function CategoryLines({ category }: { category: ShellCategory }) {
  const { slug, name, children } = category;
  if (children.length === 0)
    return (
      <Link to={paths.category(slug)} className={line}>
        {name}
      </Link>
    );
  return (
    <Disclosure title={name} name="menu-categories">
      <ul>
        {children.map((child) => (
          <li key={child.slug}>
            <Link to={paths.category(slug, child)} className="menu-line">
              {child.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.category(slug)} className="menu-line font-medium text-madder">
            {words.viewAllOf(name)}
          </Link>
        </li>
      </ul>
    </Disclosure>
  );
}

function AccountLines() {
  const isLoggedIn = useIsLoggedIn();
  const leave = useLogout();
  if (!isLoggedIn)
    return (
      <Link to={paths.login()} className={buttonClasses({ wide: true })}>
        {words.loginOrRegister}
      </Link>
    );
  const quiet =
    'inline-flex min-h-11 cursor-pointer items-center rounded-sm px-2 font-medium hover:text-madder';
  return (
    <div className="flex items-center justify-between">
      <Link to={paths.profile()} className={quiet}>
        {words.profile}
      </Link>
      <Link to={paths.orders()} className={quiet}>
        {words.orders}
      </Link>
      <button
        type="button"
        className={quiet}
        onClick={() => {
          closeDrawer(MENU_DRAWER);
          void leave();
        }}
      >
        {words.logout}
      </button>
    </div>
  );
}
