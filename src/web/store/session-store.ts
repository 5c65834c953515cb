import { create } from 'zustand';
import type { User } from '#domain/customer.ts';
import { readExpiry, SESSION_STORAGE } from '#domain/session.ts';
import { readStorage, writeStorage } from './stored-state.ts';

type Session = {
  token: string | null;
  userId: string | null;
  expiresAtMs: number | null;
  /** Who it is, once GET /profile has said so. */
  user: User | null;
  /** False on the server and in the first render of the browser, when nobody knows what was stored. */
  isLoaded: boolean;
};

const nobody = { token: null, userId: null, expiresAtMs: null, user: null };

export const useSession = create<Session>()(() => ({ ...nobody, isLoaded: false }));

/** Whether somebody is logged in; false until the session is loaded. */
export function useIsLoggedIn(): boolean {
  return useSession((session) => session.token !== null);
}

/** What a login, a verified code or a refresh answers; the last brings no user. */
export type Login = { token: string; expires_at?: string | null; user?: { id: string } };

export function startSession({ token, expires_at, user }: Login): void {
  const userId = user?.id ?? useSession.getState().userId;
  const expiresAtMs = readExpiry(expires_at, Date.now());
  writeStorage(SESSION_STORAGE.token, token);
  writeStorage(SESSION_STORAGE.userId, userId);
  writeStorage(SESSION_STORAGE.expiresAt, new Date(expiresAtMs).toISOString());
  const isSame = userId === useSession.getState().userId;
  useSession.setState({ token, userId, expiresAtMs, isLoaded: true, ...(isSame ? {} : { user: null }) });
}

/** Forgets the session in this browser. Logging out at the server too is `logOut` of account-sync.ts. */
export function endSession(): void {
  for (const key of Object.values(SESSION_STORAGE)) writeStorage(key, null);
  useSession.setState(nobody);
}

export function rememberUser(user: User): void {
  useSession.setState({ user });
}

function load(): void {
  const token = readStorage(SESSION_STORAGE.token);
  const expiresAtMs = token ? readExpiry(readStorage(SESSION_STORAGE.expiresAt), Date.now()) : null;
  if (!token || expiresAtMs === null || expiresAtMs <= Date.now()) {
    useSession.setState({ ...nobody, isLoaded: true });
    return;
  }
  const userId = readStorage(SESSION_STORAGE.userId);
  const { user } = useSession.getState();
  useSession.setState({
    token,
    userId,
    expiresAtMs,
    user: user?.id === userId ? user : null,
    isLoaded: true,
  });
}

if (typeof window !== 'undefined') {
  load();
  // Logging in or out in one tab does so in all.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_STORAGE.token) load();
  });
}
