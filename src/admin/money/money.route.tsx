import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { MONEY_SCREENS } from './money-screens.ts';

const look =
  'flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 font-medium text-quiet transition-colors ' +
  'hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-madder aria-[current=page]:text-ink';

/** The frame of the money's screens: their names in a row, which scrolls on a phone. */
export function Component() {
  const may = useMay();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <nav
        ref={row}
        aria-label="Money"
        className="flex overflow-x-auto border-b border-line bg-card px-1 md:px-3"
      >
        {MONEY_SCREENS.filter(({ abilities }) => abilities.some(may)).map(({ path, name }) => (
          <NavLink key={path} to={path} className={look}>
            {name}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
