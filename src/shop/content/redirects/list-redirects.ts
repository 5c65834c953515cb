import type { RedirectJson, RedirectListing } from '#contract/import-export/redirect.ts';
import { toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { redirectColumns, toRedirectJson } from './redirect-row.ts';

const mostInFile = 100_000;

/** Returns one page of the redirects, newest first. Throws unauthenticated, forbidden. */
export async function listRedirects(
  reader: Reader,
  listing: RedirectListing,
): Promise<{ redirects: RedirectJson[]; total: number }> {
  const rows = await find(reader, listing)
    .select(redirectColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listing.limit)
    .offset(toOffset(listing))
    .execute();
  const { total } = await find(reader, listing)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { redirects: rows.map(toRedirectJson), total: Number(total) };
}

/** Returns the redirects of a list for a file, at most 100,000. Throws unauthenticated, forbidden. */
export async function exportRedirects(reader: Reader, listing: RedirectListing): Promise<RedirectJson[]> {
  const rows = await find(reader, listing)
    .select(redirectColumns)
    .orderBy('path')
    .limit(mostInFile)
    .execute();
  return rows.map(toRedirectJson);
}

function find(reader: Reader, { q }: RedirectListing) {
  requireAbility(reader, 'edit_content');
  const all = reader.db.selectFrom('redirects');
  if (!q) return all;
  const part = `%${escapeLike(q.toLowerCase())}%`;
  return all.where((eb) => eb.or([eb('path', 'like', part), eb('target', 'like', part)]));
}
