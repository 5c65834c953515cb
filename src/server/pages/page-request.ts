import type { Ctx } from '#shop/context.ts';
import { listPageParameters } from '#web/rendering/page-parameters.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import { partQuery } from '#platform/http-cache/known-query.ts';

export type PageRequest = {
  request: Request;
  /** The cache key of the page: its path and the parameters that it knows. */
  key: string;
  /** The rest of the query, which only the browser reads: campaign parameters, the id of an advertisement. */
  unknown: string;
};

/** How long the database may take to return the filters of a list; after that a page is made for the address unchanged. */
const parametersMs = 1_000;

/** Builds the same request for the same path and known parameters, whatever else the browser sent; the host comes from PUBLIC_URL too. */
export async function toPageRequest(raw: Request, ctx: Ctx): Promise<PageRequest> {
  const { pathname, search } = new URL(raw.url);
  const url = new URL(ctx.publicUrl);
  url.pathname = toDecodable(pathname);
  const names = search ? await withTimeout(listPageParameters(ctx, pathname), parametersMs) : [];
  const { known, unknown } = names ? partQuery(search, names) : { known: search, unknown: '' };
  url.search = known;
  return { request: new Request(url), key: url.pathname + url.search, unknown };
}

/**
 * The router decodes paths and throws when it cannot, and the database takes no U+0000: in such a path every % is escaped, so that it means
 * its own characters.
 */
function toDecodable(pathname: string): string {
  return isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

/** Uses the decoded result, because the bundler removes a call whose result is unused. */
function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Appends the unknown parameters to a redirect's location, so that the next page can read them. */
export function appendParameters(location: string, unknown: string): string {
  return location + (location.includes('?') ? unknown.replace('?', '&') : unknown);
}
