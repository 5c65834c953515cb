import { listOwnLinks } from '#domain/content/own-links.ts';
import type { Tx } from '#shop/context.ts';

/** A page of text with a link: its slug, and its name in words that can begin a sentence. */
type LinkingPage = { slug: string; name: string };

/**
 * Returns a text of the shop, such as the home page, that links to one of some paths or below it, so that its link would be dead without
 * them.
 */
export async function findLinkingPage(
  { db }: Pick<Tx, 'db'>,
  paths: readonly string[],
): Promise<LinkingPage | undefined> {
  const pages = await db.selectFrom('content').select(['slug', 'document']).orderBy('slug').execute();
  const page = pages.find(({ document }) =>
    listOwnLinks(document).some((link) => paths.some((path) => isAtOrBelow(link.path, path))),
  );
  if (!page) return undefined;
  return { slug: page.slug, name: page.slug === 'home' ? 'The home page' : `The page ${page.slug}` };
}

function isAtOrBelow(link: string, path: string): boolean {
  return `${link}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}
