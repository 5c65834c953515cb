import { data, redirect } from 'react-router';
import { CATEGORY_SORTS, readChosen } from '#domain/catalogue/filters.ts';
import { type RegisterName, toRegisterPath } from '#domain/catalogue/register.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { getState } from '#domain/tax/state.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { findRegisterEntry } from '#shop/catalogue/makers-and-crafts/find-register-entry.ts';
import type { Ctx } from '#shop/context.ts';
import { readPage } from '#web/catalogue/filters/facet-sets.ts';
import { serialiseProducts } from '#web/catalogue/list-page.ts';
import { stayWithin } from '#web/catalogue/past-end.ts';
import * as words from '#web/makers-and-crafts/words.ts';
import { requirePart } from './require-part.ts';

const KINDS = { makers: 'maker', crafts: 'craft' } as const;

/**
 * Loads the page of a maker or a craft with one page of its products. A former address redirects; an unknown address, or one whose entry
 * has no products in the shop, is a 404.
 */
export async function loadEntry(ctx: Ctx, register: RegisterName, slug: string, url: URL) {
  const entry = await requirePart(ctx, findRegisterEntry(ctx, register, slug));
  if (!entry) throw data(words.notFound, { status: 404 });
  if (entry.slug !== slug) throw redirect(toRegisterPath(register, entry.slug) + url.search, 301);
  const { id, stateKey, ...shown } = entry;
  const products = listProducts(ctx, {
    entry: { kind: KINDS[register], id },
    sort: readChosen(url.searchParams, [], CATEGORY_SORTS).sort,
    page: readPage(url.searchParams),
    limit: MOST_PER_PAGE,
  });
  const { facets: _facets, ...list } = await requirePart(ctx, products);
  if (list.total === 0) throw data(words.notFound, { status: 404 });
  stayWithin(list, url);
  const state = stateKey && getState(stateKey).name;
  return { register, entry: { ...shown, state }, list: serialiseProducts(list) };
}

export type LoadedEntry = Awaited<ReturnType<typeof loadEntry>>;
