import { isRouteErrorResponse } from 'react-router';
import { toRegisterPath } from '#domain/catalogue/register.ts';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { toListPath, toListTitle } from '#web/head/list-path.ts';
import { type Matches, findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { toCrumbs } from './entry-crumbs.ts';
import type { LoadedEntry } from '#web/rendering/load-entry.ts';
import * as words from './words.ts';

/** Returns the metadata of the page of a maker or a craft. */
export function toEntryMeta(loaded: LoadedEntry | undefined, matches: Matches, error: unknown) {
  if (isRouteErrorResponse(error) && error.status < 500) return toFailureMeta(error, matches);
  if (!loaded) return toQuietMeta(words.products, matches);
  const { register, entry, list } = loaded;
  const origin = [entry.place, entry.state].filter(Boolean).join(', ');
  const others = origin ? `${entry.name}, ${origin}` : entry.name;
  return toPageMeta({
    matches,
    title: toListTitle(entry.name, list),
    description: entry.story || words.description(others),
    path: toListPath(toRegisterPath(register, entry.slug), list, false),
    picture: entry.picture,
    facts: [toBreadcrumbFacts(toCrumbs(entry.name), findShop(matches).origin)],
  });
}
