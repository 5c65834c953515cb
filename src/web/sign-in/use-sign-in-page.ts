import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HOME, readReturnPath } from '#domain/sign-in/return-to.ts';
import { useSession } from '#web/store/session-store.ts';

/**
 * Where a sign-in leads: the page that asked for it, else home; and the address suffix that carries it on. Who is logged in already
 * when the page opens is led there at once.
 */
export function useSignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = readReturnPath(search);
  const goBack = () => void navigate(path, { replace: true });
  useLeaving(goBack);
  return { returnTo: path === HOME ? undefined : path, goBack };
}

/** Once, at the opening: a login on this very page has steps of its own to go. */
function useLeaving(leave: () => void): void {
  const isLoaded = useSession((session) => session.isLoaded);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isLoaded || wasAsked.current) return;
    wasAsked.current = true;
    if (useSession.getState().token !== null) leave();
  }, [isLoaded, leave]);
}
