import type { CDPSession, Page } from 'playwright-core';

/** Types a code as a scanner does: all keys at once, then Enter, into whatever has the focus. */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await (sessions.get(page) ?? open(page));
  const keys = [...code, 'Enter'].flatMap((key) => {
    const text = key === 'Enter' ? '\r' : key;
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ];
  });
  await Promise.all(keys);
}

/** One session for each page: ending one would bring the page back online. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function open(page: Page): Promise<CDPSession> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
