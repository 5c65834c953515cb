import type { CDPSession, Page } from 'playwright-core';

/**
 * Types a code like a scanner: a key every three milliseconds, then Enter, into the focused element. Each key carries its timestamp,
 * because a busy machine delivers them later.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await (sessions.get(page) ?? open(page));
  const start = Date.now() / 1000;
  const keys = [...code, 'Enter'].flatMap((key, index) => {
    const text = key === 'Enter' ? '\r' : key;
    const timestamp = start + index * 0.003;
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
    ];
  });
  await Promise.all(keys);
}

/** One session for each page: ending a session would bring the page back online. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function open(page: Page): Promise<CDPSession> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
