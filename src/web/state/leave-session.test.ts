import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveSession } from './leave-session.ts';
import { useSession } from './session-store.ts';

const stored = new Map<string, string>();
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  stored.clear();
  stored.set('token', 'a token');
  useSession.setState({ token: 'a token', isLeaving: false, isLoaded: true });
  const location = { pathname: '/profile', search: '', assign: (path: string) => opened.push(path) };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { location, localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('a refused token leads from a private page to the login', () => {
  leaveSession('a token');
  expect(opened).toEqual(['/login?returnTo=%2Fprofile']);
});

test('a request that is refused during or after the logout does not lead to the login', () => {
  useSession.setState({ isLeaving: true });
  leaveSession('a token');
  useSession.setState({ token: null, isLeaving: false });
  stored.clear();
  leaveSession('a token');
  expect(opened).toEqual([]);
});
