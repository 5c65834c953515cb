import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/store/session-store.ts';

/** For pages of one's own: sends who is not logged in to the login and back here. Answers whether somebody is. */
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
