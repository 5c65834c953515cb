import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AccountMenu } from '#admin/session/account-menu.tsx';
import { scrollToCurrent } from '#ui/navigation/scroll-to-current.ts';
import { RailGroup } from './rail-group.tsx';
import { RailLink, railLine } from './rail-link.tsx';
import { toGroups, useScreens } from './use-screens.ts';

/** The navigation at the left of a wide screen: icons, with their names from 1280 pixels on. Groups open and close; the rest scrolls. */
export function Rail({ onSearch }: { onSearch: () => void }) {
  const screens = useScreens();
  const { pathname } = useLocation();
  const scrolled = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollToCurrent(scrolled.current);
  }, [pathname]);
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-y-0 left-0 z-30 hidden w-16 flex-col gap-1 border-r border-line bg-card p-2 md:flex xl:w-52"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className={railLine}
        title="Search: Ctrl K"
        onClick={onSearch}
      >
        <Search aria-hidden="true" size={20} />
        <span className="flex-1 text-left max-xl:sr-only">Search</span>
        <kbd className="text-quiet max-xl:hidden">Ctrl K</kbd>
      </button>
      <div ref={scrolled} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {screens
          .filter(({ group }) => group === undefined)
          .map((screen) => (
            <RailLink key={screen.path} screen={screen} />
          ))}
        {toGroups(screens).map((group) =>
          group.screens.length === 1 ? (
            <RailLink key={group.name} screen={group.screens[0]!} />
          ) : (
            <RailGroup key={group.name} group={group} />
          ),
        )}
      </div>
      <AccountMenu />
    </nav>
  );
}
