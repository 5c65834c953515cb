import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses a new screen if the link that opened it is gone, because Tab would otherwise start at the top of the page. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
