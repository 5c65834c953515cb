import { createClient } from '#contract/client.ts';
import { isRefreshDue, REFRESH_CHECK_MS, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { sendCall } from '#contract/send-call.ts';
import { leaveSession } from './leave-session.ts';
import { startSession, useSession } from './session-store.ts';
import { readStorage } from './stored-state.ts';
import { withToken } from './with-token.ts';

let running: Promise<void> | undefined;

/** Exchanges the token once less than a day of it is left. Calls at the same time wait for one exchange. */
export function refreshToken(): Promise<void> {
  running ??= lockTabs(exchangeToken).finally(() => (running = undefined));
  return running;
}

/** Refreshes the token every hour; returns a function that stops it. */
export function keepRefreshing(): () => void {
  const timer = setInterval(() => void refreshToken(), REFRESH_CHECK_MS);
  return () => clearInterval(timer);
}

/** Returns the token of the same customer that replaces a refused one; undefined if there is no such token. */
export async function renewToken(refused: string): Promise<string | undefined> {
  const { userId } = useSession.getState();
  await refreshToken();
  const now = useSession.getState();
  return now.userId === userId && now.token !== null && now.token !== refused ? now.token : undefined;
}

/** Runs in one tab at a time: to the server, a token exchanged by two tabs looks stolen. */
async function lockTabs(exchange: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('haat-session', exchange) : exchange());
}

async function exchangeToken(): Promise<void> {
  const { token, expiresAtMs } = useSession.getState();
  if (!token || expiresAtMs === null || !isRefreshDue(expiresAtMs, Date.now())) return;
  // Another tab was faster, and its storage event has not arrived yet.
  if (readStorage(SESSION_STORAGE.token) !== token) return;
  const call = createClient(async (http) => {
    const response = await sendCall(withToken(http, token));
    if (response.status === 401) leaveSession(token);
    return response.ok ? response.json() : undefined;
  });
  const fresh = await call('POST /auth/refresh').catch(() => undefined);
  if (fresh && useSession.getState().token === token) startSession(fresh);
}
