import { isLoginForced, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { toLoginPath } from '#domain/sign-in/return-to.ts';
import { endSession, useSession } from './session-store.ts';
import { readStorage } from './stored-state.ts';

/**
 * Ends the session whose token the server refused; account pages redirect to the login. A late response must not log out a customer who has
 * logged in since, end a session that another tab renewed, or redirect a customer who is logging out to the login.
 */
export function leaveSession(refused: string | null): void {
  const { token, isLeaving } = useSession.getState();
  const isLatest = token === refused && readStorage(SESSION_STORAGE.token) === refused;
  if (isLeaving || (refused && !isLatest)) return;
  if (refused) endSession();
  const { pathname, search } = window.location;
  if (isLoginForced(pathname)) window.location.assign(toLoginPath(pathname + search));
}
