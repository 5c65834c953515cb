import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Gives the focus to a screen whose opening link is gone: the keyboard would begin outside of it. */
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
