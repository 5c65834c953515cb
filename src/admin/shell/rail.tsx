import { Search } from 'lucide-react';
import { NavLink } from 'react-router';
import { AccountMenu } from '#admin/session/account-menu.tsx';
import { useScreens } from './use-screens.ts';

const line =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-medium transition-colors max-xl:justify-center ' +
  'hover:bg-sand aria-[current=page]:bg-madder-wash aria-[current=page]:text-madder-deep';

/** The navigation at the left of a wide screen: icons, with their names from 1280 pixels on. */
export function Rail({ onSearch }: { onSearch: () => void }) {
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-y-0 left-0 z-30 hidden w-16 flex-col gap-1 border-r border-line bg-card p-2 md:flex xl:w-52"
    >
      <button type="button" aria-haspopup="dialog" className={line} title="Search: Ctrl K" onClick={onSearch}>
        <Search aria-hidden="true" size={20} />
        <span className="flex-1 text-left max-xl:sr-only">Search</span>
        <kbd className="text-quiet max-xl:hidden">Ctrl K</kbd>
      </button>
      {useScreens().map(({ path, name, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === '/'} className={line} title={name}>
          <Icon aria-hidden="true" size={20} />
          <span className="max-xl:sr-only">{name}</span>
        </NavLink>
      ))}
      <div className="mt-auto">
        <AccountMenu />
      </div>
    </nav>
  );
}
