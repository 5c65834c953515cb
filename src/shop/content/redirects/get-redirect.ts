import type { RedirectJson } from '#contract/import-export/redirect.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { redirectColumns, toRedirectJson } from './redirect-row.ts';

/** Returns one redirect. Throws unauthenticated, forbidden, not_found. */
export async function getRedirect(reader: Reader, id: string): Promise<RedirectJson> {
  requireAbility(reader, 'edit_content');
  const row = await reader.db
    .selectFrom('redirects')
    .select(redirectColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Redirect');
  return toRedirectJson(row);
}
