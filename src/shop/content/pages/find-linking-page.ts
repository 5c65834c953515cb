import { listOwnLinks } from '#domain/content/own-links.ts';
import type { Tx } from '#shop/context.ts';

/** A page of text with a link: its slug, and the words for it that begin a sentence. */
type LinkingPage = { slug: string; name: string };

/** Returns a text of the shop, such as the home page, that leads to one of some paths or below it: without them it would lead nowhere. */
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
