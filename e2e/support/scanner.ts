import type { Page } from 'playwright-core';

/** Types a code as a scanner does: all keys at once, then Enter, into whatever has the focus. */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...code, 'Enter'].flatMap((key) => {
    const text = key === 'Enter' ? '\r' : key;
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ];
  });
  await Promise.all(keys);
  await session.detach();
}
