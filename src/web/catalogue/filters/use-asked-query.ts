import { useState } from 'react';
import { parsePath, useLocation, useNavigate, useNavigation } from 'react-router';

type AskedQuery = {
  /** The query of the URL, or of the navigation that is under way. */
  query: URLSearchParams;
  isMoving: boolean;
  ask: (href: string) => void;
};

/**
 * Returns the query that this page is asked to show. The router reports a pending navigation only when it renders it: until then a ticked
 * box would look unticked, and a second tick would be added to a list without the first.
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
