import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session-store.ts';

/** Redirects a visitor who is not logged in to the login and back to this page. Returns whether a customer is logged in. */
export function useLogin(): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLoaded = useSession((session) => session.isLoaded);
  const isLoggedIn = useSession((session) => session.token !== null);
  useEffect(() => {
    if (isLoaded && !isLoggedIn) void navigate(paths.login(pathname + search), { replace: true });
  }, [isLoaded, isLoggedIn, navigate, pathname, search]);
  return isLoaded && isLoggedIn;
}
