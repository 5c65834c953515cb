import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AccountLines } from '#admin/session/account-lines.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { ScreenLink } from './screen-link.tsx';
import { isWithin, splitForPhone } from './screens.ts';
import { useScreens } from './use-screens.ts';

// Larger letters would run into those of the next tab.
const tab =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-[length:min(0.875rem,4.4vw)] aria-[current]:text-madder';

/** The navigation at the bottom of a phone: the screens of daily work, and More for all others. */
export function BottomBar() {
  const { bar, more } = splitForPhone(useScreens());
  const { key, pathname } = useLocation();
  // Following a link inside closes the drawer, because the key of the location changes.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {bar.map((screen) => (
        <ScreenLink key={screen.path} screen={screen} className={tab}>
          <screen.icon aria-hidden="true" size={20} />
          {screen.name}
        </ScreenLink>
      ))}
      <button
        type="button"
        className={tab}
        aria-haspopup="dialog"
        aria-current={more.some((screen) => isWithin(screen, pathname)) || undefined}
        onClick={() => setOpenAt(key)}
      >
        <Menu aria-hidden="true" size={20} />
        More
      </button>
      <Drawer title="More" side="right" open={openAt === key} onClose={() => setOpenAt(undefined)}>
        <div className="flex flex-col pb-2">
          <MoreSheet screens={more} />
          <AccountLines />
        </div>
      </Drawer>
    </nav>
  );
}
