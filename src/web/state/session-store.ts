import { create } from 'zustand';
import { readExpiry, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import type { User } from '#contract/customer/user.ts';
import { cartLoaded, clearCart, useCart } from './cart-store.ts';
import { forgetPerson, forgetTab } from './forget-person.ts';
import { readStorage, writeStorage } from './stored-state.ts';
import { clearWishlist, useWishlist, wishlistLoaded } from './wishlist-store.ts';

type Session = {
  token: string | null;
  userId: string | null;
  expiresAtMs: number | null;
  /** The customer, once GET /profile has answered. */
  user: User | null;
  /** False on the server and in the first render of the browser, before the stored session is read. */
  isLoaded: boolean;
  /** The customer is logging out: until that is done, requests on their way are refused. */
  isLeaving: boolean;
};

const nobody = { token: null, userId: null, expiresAtMs: null, user: null, isLeaving: false };

export const useSession = create<Session>()(() => ({ ...nobody, isLoaded: false }));

/** Returns whether a customer is logged in; false until the session is loaded. */
export function useIsLoggedIn(): boolean {
  return useSession((session) => session.token !== null);
}

/** Returns whether a customer is logged in, for code that is not a component. */
export function isLoggedIn(): boolean {
  return useSession.getState().token !== null;
}

/** The answer of a login, a verified code or a refresh; a refresh has no user. */
export type Login = { token: string; expires_at?: string | null; user?: { id: string } };

export function startSession({ token, expires_at, user }: Login): void {
  const known = useSession.getState().userId;
  const userId = user?.id ?? known;
  if (known !== null && userId !== known) endSession();
  const expiresAtMs = readExpiry(expires_at, Date.now());
  writeStorage(SESSION_STORAGE.token, token);
  writeStorage(SESSION_STORAGE.userId, userId);
  writeStorage(SESSION_STORAGE.expiresAt, new Date(expiresAtMs).toISOString());
  const isSame = userId === known;
  useSession.setState({ token, userId, expiresAtMs, isLoaded: true, ...(isSame ? {} : { user: null }) });
}

/**
 * Ends the session in this browser and removes the customer's data: the shop stores their cart and wishlist for their next login. A visitor
 * who was not logged in keeps theirs. `logOut` of account-sync.ts also logs out at the server.
 */
export function endSession(): void {
  const wasLoggedIn = useSession.getState().token !== null;
  for (const key of Object.values(SESSION_STORAGE)) writeStorage(key, null);
  // The session is cleared first, so that the emptied cart is not sent to the account.
  useSession.setState(nobody);
  if (wasLoggedIn) forgetCustomer();
}

function forgetCustomer(): void {
  clearLists();
  forgetPerson();
  // The stored lists may still be loading into the page.
  const isLoading = !useCart.getState().isLoaded || !useWishlist.getState().isLoaded;
  if (isLoading) void Promise.all([cartLoaded, wishlistLoaded]).then(clearLists);
}

function clearLists(): void {
  clearCart();
  clearWishlist();
}

export function rememberUser(user: User): void {
  useSession.setState({ user });
}

function load(): void {
  const token = readStorage(SESSION_STORAGE.token);
  const expiresAtMs = token ? readExpiry(readStorage(SESSION_STORAGE.expiresAt), Date.now()) : null;
  if (!token || expiresAtMs === null || expiresAtMs <= Date.now()) {
    useSession.setState({ ...nobody, isLoaded: true });
    if (token) forgetCustomer();
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

/** Follows the session of the other tabs. When the customer has logged out there, this tab reloads and shows none of their data. */
function follow(): void {
  const before = useSession.getState();
  load();
  const { token, userId } = useSession.getState();
  const hasLeft = before.token !== null && (token === null || userId !== before.userId);
  if (!hasLeft) return;
  forgetTab();
  window.location.reload();
}

if (typeof window !== 'undefined') {
  load();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_STORAGE.token) follow();
  });
  // A page that Back restores from the back/forward cache has missed the storage events since the visitor left it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
