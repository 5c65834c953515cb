import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Visits } from '#web/analytics/visits.tsx';
import { startAccountSync } from '#web/state/account-sync.ts';
import { endToastsOf } from '#ui/overlay/toasts.ts';
import { Toaster } from '#ui/overlay/toaster.tsx';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationProgress } from '#web/page-states/navigation-progress.tsx';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { makeIsland } from '#web/rendering/island.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import type { ShellData } from './shell-data.ts';
import { ClientNavigation } from './client-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import * as words from './words.ts';

const Footer = makeIsland(async () => (await import('./site-footer.tsx')).SiteFooter);

type ShellProps = {
  data: ShellData;
  /** `quiet` reduces the frame to the logo and the help link, for the checkout. */
  variant?: 'full' | 'quiet';
  children: ReactNode;
};

/** The frame of every page: promotion strip, top bar, content, footer, toasts. */
export function Shell({ data, variant = 'full', children }: ShellProps) {
  const main = useMainFocus();
  useToastsOfPage();
  useEffect(startAccountSync, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-indigo px-4 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      {data.isPublicDemo && <DemoBanner />}
      <Visits pixelId={data.pixelId} />
      <NavigationProgress />
      {variant === 'full' && data.announcement && <AnnouncementStrip {...data.announcement} />}
      {variant === 'full' && data.promotions.length > 0 && <PromotionStrip promotions={data.promotions} />}
      <CachedFragment
        name={`top-bar, ${variant}, ${data.shop.name}, ${data.shop.logo?.src}`}
        of={data.categories}
        isNew
      >
        <TopBar shop={data.shop} categories={data.categories} variant={variant} />
        {variant === 'full' && <MenuDrawer categories={data.categories} />}
      </CachedFragment>
      <Toaster />
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <CachedFragment
        name={`footer, ${variant}, ${data.pixelId !== undefined}, ${data.shop.name}`}
        of={data.footer}
        isNew
      >
        <Footer
          key={variant}
          shop={data.shop}
          footer={data.footer}
          variant={variant}
          hasPixel={data.pixelId !== undefined}
        />
      </CachedFragment>
      <ClientNavigation />
    </div>
  );
}

/** Removes the toasts of a page when the visitor leaves it, even while one is hovered. */
function useToastsOfPage() {
  const { pathname } = useLocation();
  useEffect(() => () => endToastsOf(pathname), [pathname]);
}

/** Moves the focus to the content after a client navigation, as loading a document would. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  // It runs in the same commit as the content: later it would take the focus from a visitor who has already moved it.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
