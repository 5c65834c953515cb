import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listen, trackPage, whenIdle } from './track.ts';

/** Counts the pages of a visit. It stands before the page itself, so that a page is noted before what happens on it. */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(trackPage, [pathname]);
  useEffect(() => whenIdle(() => void import('./tell-shop.ts').then(({ tellShop }) => listen(tellShop))), []);
  return null;
}
