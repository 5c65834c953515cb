import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { HOME, readReturnPath } from '#domain/sign-in/return-to.ts';
import { useSession } from '#web/state/session-store.ts';

/**
 * Returns the page that asked for the sign-in as `returnTo` (undefined for the home page), and `goBack`, which opens it. A visitor who is
 * already logged in is redirected there at once.
 */
export function useSignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = readReturnPath(search);
  const goBack = () => void navigate(path, { replace: true });
  useLeaving(goBack);
  return { returnTo: path === HOME ? undefined : path, goBack };
}

/**
 * Redirects when the page opens, and when the visitor logs in in another tab: a login on this very page continues with its remaining
 * steps.
 */
function useLeaving(leave: () => void): void {
  const isLoaded = useSession((session) => session.isLoaded);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isLoaded || wasAsked.current) return;
    wasAsked.current = true;
    if (useSession.getState().token !== null) leave();
  }, [isLoaded, leave]);
  useEffect(() => {
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === SESSION_STORAGE.token && oldValue === null && newValue !== null) leave();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [leave]);
}
