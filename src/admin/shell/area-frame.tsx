import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { useMay } from '#admin/session/use-me.ts';
import { scrollToCurrent } from '#ui/navigation/scroll-to-current.ts';

export type AreaScreen = {
  path: string;
  name: string;
  /** Whether only this exact path counts, because the paths of other screens begin with it. */
  isExact?: boolean;
  /** Any one of these makes the screen visible. */
  abilities: readonly StaffAbility[];
};

const look =
  'flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 font-medium text-quiet transition-colors ' +
  'hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-madder aria-[current=page]:text-ink';

/** The frame of the screens of one area: their names in a row, which scrolls on a phone. */
export function AreaFrame({ name, screens }: { name: string; screens: readonly AreaScreen[] }) {
  const may = useMay();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    scrollToCurrent(row.current);
  }, [pathname]);
  return (
    <>
      <nav
        ref={row}
        aria-label={name}
        className="flex overflow-x-auto border-b border-line bg-card px-1 md:px-3"
      >
        {screens
          .filter(({ abilities }) => abilities.some(may))
          .map(({ path, name: screen, isExact = false }) => (
            <NavLink key={path} to={path} end={isExact} className={look}>
              {screen}
            </NavLink>
          ))}
      </nav>
      <Outlet />
    </>
  );
}
