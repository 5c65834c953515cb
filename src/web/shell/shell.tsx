import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Visits } from '#web/analytics/visits.tsx';
import { startAccountSync } from '#web/store/account-sync.ts';
import { endToastsOf } from '#ui/toasts.ts';
import { Toaster } from '#ui/toaster.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationProgress } from '#web/page-states/navigation-progress.tsx';
import { Piece } from '#web/rendering/fragment.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import type { ShellData } from './shell-data.ts';
import { SiteFooter } from './site-footer.tsx';
import { Steps } from './client-navigation.tsx';
import { TopBar } from './top-bar.tsx';

type ShellProps = {
  data: Omit<ShellData, 'shop'>;
  /** `quiet` leaves only the logo and the way to help, for the checkout. */
  variant?: 'full' | 'quiet';
  children: ReactNode;
};

/** The frame of every page: promotion strip, top bar, content, footer, notices. */
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
        Skip to content
      </a>
      {data.isPublicDemo && <DemoBanner />}
      <Visits pixelId={data.pixelId} />
      <NavigationProgress />
      {variant === 'full' && data.promotions.length > 0 && <PromotionStrip promotions={data.promotions} />}
      <Piece name={`top bar, ${variant}`} of={data.categories} isNew>
        <TopBar categories={data.categories} variant={variant} />
        {variant === 'full' && <MenuDrawer categories={data.categories} />}
      </Piece>
      <Toaster />
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Piece name={`footer, ${variant}, ${data.pixelId !== undefined}`} of={data.footer} isNew>
        <SiteFooter footer={data.footer} variant={variant} hasPixel={data.pixelId !== undefined} />
      </Piece>
      <Steps />
    </div>
  );
}

/** What was said of a page ends with it, also where somebody points at it. */
function useToastsOfPage() {
  const { pathname } = useLocation();
  useEffect(() => () => endToastsOf(pathname), [pathname]);
}

/** After moving to another page the focus starts at its content, as it would after loading one. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  // Together with the content: a moment later it would take the focus away from whoever had already moved on.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
