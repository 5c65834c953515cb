import type { Ctx } from '#shop/context.ts';
import { listPageParameters } from '#web/rendering/page-parameters.ts';
import { partQuery } from '#platform/http-cache/known-query.ts';

export type PageRequest = {
  request: Request;
  /** The address under which the page is kept: its path and the parameters that it knows. */
  key: string;
  /** The rest of the query, which the browser reads for itself: where a visitor came from, the number of an advertisement. */
  unknown: string;
};

/** The same page for the same path and known parameters, whatever else the browser sent: not even its word for our own address. */
export async function toPageRequest(raw: Request, ctx: Ctx): Promise<PageRequest> {
  const { pathname, search } = new URL(raw.url);
  const url = new URL(ctx.publicUrl);
  url.pathname = toDecodable(pathname);
  const names = search ? await listPageParameters(ctx, pathname) : [];
  const { known, unknown } = names ? partQuery(search, names) : { known: search, unknown: '' };
  url.search = known;
  return { request: new Request(url), key: url.pathname + url.search, unknown };
}

/** The router decodes a path, and complains of one that it cannot: such a path stands for itself, character by character. */
function toDecodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/** Where a page leads to, with the parameters that it did not know: what they say is read on the page that follows. */
export function carryOn(location: string, unknown: string): string {
  return location + (location.includes('?') ? unknown.replace('?', '&') : unknown);
}
