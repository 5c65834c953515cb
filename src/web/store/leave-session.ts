import { isLoginForced, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { toLoginPath } from '#domain/sign-in/return-to.ts';
import { endSession, useSession } from './session-store.ts';
import { readStorage } from './stored-state.ts';

/**
 * Ends the session whose token the server refused; pages of one's own lead to the login. Ends only that session: a late response must not log
 * out a customer who logged in meanwhile, nor end a session that another tab renewed.
 */
export function leaveSession(refused: string | null): void {
  const isLatest = useSession.getState().token === refused && readStorage(SESSION_STORAGE.token) === refused;
  if (refused && isLatest) endSession();
  const { pathname, search } = window.location;
  if (isLoginForced(pathname)) window.location.assign(toLoginPath(pathname + search));
}
