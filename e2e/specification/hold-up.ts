import type { Page } from 'playwright-core';

const isData = ({ pathname }: URL) => pathname.endsWith('.data');

/**
 * Holds up the requests of a page until the returned function is called; by default those for page data. The gate is left open rather than
 * removed: a browser whose route is removed loses, once in fifty times, a request that it was about to make.
 */
export async function holdUp(
  page: Page,
  what: string | ((address: URL) => boolean) = isData,
): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}
