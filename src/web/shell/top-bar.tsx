import { Heart, Menu, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useCartCount } from '#web/state/cart-store.ts';
import { useWishlistCount } from '#web/state/wishlist-store.ts';
import { opensDrawer } from '#ui/overlay/drawer.tsx';
import { CountBadge, IconButton, iconButtonClasses } from '#ui/form/icon-button.tsx';
import { CategoryNav } from './category-nav.tsx';
import { HeadSearch } from './head-search.tsx';
import { Logo } from './logo.tsx';
import { MENU_DRAWER } from './menu-drawer.tsx';
import type { ShellData } from './shell-data.ts';
import { UserMenu } from './user-menu.tsx';
import * as words from './words.ts';

/** Logo, categories, and links to search, account, wishlist and cart. It stays in view while scrolling. */
export function TopBar({
  shop,
  categories,
  variant,
}: Pick<ShellData, 'shop' | 'categories'> & { variant: 'full' | 'quiet' }) {
  return (
    <header className="no-print sticky top-0 z-40 bg-paper">
      <div className="flex h-16 items-center gap-1 measure lg:h-18">
        {variant === 'full' && (
          <IconButton label={words.menu} className="-ml-2 flex-none lg:hidden" {...opensDrawer(MENU_DRAWER)}>
            <Menu aria-hidden="true" size={24} />
          </IconButton>
        )}
        <Link to={paths.home()} className="flex min-h-11 min-w-0 items-center rounded-sm lg:mr-3">
          <Logo name={shop.name} own={shop.logo} className="h-9 w-auto max-[22rem]:h-7.5 lg:h-10" />
        </Link>
        {variant === 'full' ? <FullBar categories={categories} /> : <HelpLink />}
      </div>
      <div aria-hidden="true" className="printed-fringe text-sandalwood" />
    </header>
  );
}

function FullBar({ categories }: Pick<ShellData, 'categories'>) {
  const wishes = useWishlistCount();
  const items = useCartCount();
  return (
    <>
      <CategoryNav categories={categories} className="hidden flex-1 lg:flex" />
      <div className="ml-auto flex items-center">
        <HeadSearch categories={categories} />
        {/* A narrower phone has no room for a fifth icon; there the account is in the menu. */}
        <UserMenu className="max-[24rem]:hidden" />
        <IconLink to={paths.wishlist()} label={words.wishlistOf(wishes)}>
          <Heart aria-hidden="true" size={22} />
          <CountBadge count={wishes} />
        </IconLink>
        <IconLink to={paths.cart()} label={words.cartOf(items)}>
          <ShoppingBag aria-hidden="true" size={22} />
          <CountBadge count={items} />
        </IconLink>
      </div>
    </>
  );
}

function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} aria-label={label} className={iconButtonClasses()}>
      {children}
    </Link>
  );
}

function HelpLink() {
  return (
    <Link to={paths.contact()} className="ml-auto inline-flex min-h-11 items-center link">
      {words.needHelp}
    </Link>
  );
}
