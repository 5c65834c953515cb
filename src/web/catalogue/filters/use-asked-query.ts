import { useState } from 'react';
import { parsePath, useLocation, useNavigate, useNavigation } from 'react-router';

type AskedQuery = {
  /** What the address says behind its question mark; once something else is asked for, that. */
  query: URLSearchParams;
  isMoving: boolean;
  ask: (href: string) => void;
};

/**
 * What this page is asked to show. The router tells what is on its way only when it comes to drawing it: until then
 * a box that was ticked would stand unticked, and a second one would be added to a list without the first.
 */
export function useAskedQuery(): AskedQuery {
  const { key, pathname, search } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ from: string; search: string }>();
  if (asked && asked.from !== key) setAsked(undefined);
  const onItsWay = coming?.pathname === pathname ? coming.search : undefined;
  return {
    query: new URLSearchParams(asked?.search ?? onItsWay ?? search),
    isMoving: asked !== undefined || onItsWay !== undefined,
    ask: (href) => {
      setAsked({ from: key, search: parsePath(href).search ?? '' });
      void navigate(href, { preventScrollReset: true });
    },
  };
}
