import { useSearchParams, useNavigation } from 'react-router';
import { readChosen, SEARCH_SORTS } from '#domain/catalogue/filters.ts';
import { LONGEST_QUERY, SEARCH_MOST_FOUND } from '#domain/search/search.ts';
import { findScope } from '#shop/catalogue/lists/list-scope.ts';
import { searchProducts } from '#shop/catalogue/search/search-products.ts';
import { useTrackAtRest } from '#web/analytics/use-track.ts';
import { deserialise, serialise } from '#web/rendering/serialised-props.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { SkeletonGrid } from '#web/page-states/skeleton-grid.tsx';
import { useShell } from '#web/shell/shell-data.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { useIsLate } from '#web/page-states/use-is-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/search.route.ts';
import { readPage } from '#web/catalogue/filters/facet-sets.ts';
import { keepPageOnFailure } from '#web/catalogue/keep-page-on-failure.ts';
import { serialiseProducts } from '#web/catalogue/list-page.ts';
import { stayWithin } from '#web/catalogue/past-end.ts';
import { FilteredList } from '#web/catalogue/filtered-list.tsx';
import { describeMatch } from './describe-match.ts';
import { NothingFound } from './nothing-found.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { SearchBox } from './search-box.tsx';
import * as words from './words.ts';

const PER_PAGE = 48;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const q = readTerm(query);
  const ctx = context.get(shopContext);
  const scope = await requirePart(ctx, findScope(ctx, {}));
  const { filters, sort, view } = readChosen(query, scope?.sets ?? [], SEARCH_SORTS);
  const products = searchProducts(ctx, {
    q,
    filters,
    sort,
    isDetailed: view === 'list',
    page: readPage(query),
    limit: PER_PAGE,
  });
  const { facets, ...list } = await requirePart(ctx, products);
  stayWithin(list, url);
  return { q, list: serialiseProducts(list), facets: serialise(facets) };
}

export const clientMiddleware = [keepPageOnFailure('search/search.route')];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.q ? words.titleOf(loaderData.q) : words.title;
  return toQuietMeta(title, matches);
}

type Found = Route.ComponentProps['loaderData'];

export default function SearchPage({ loaderData }: { loaderData?: Found }) {
  return <Search found={loaderData} />;
}

/** A failed search looks like one without results, but the page says that it failed and offers a retry. */
export function ErrorBoundary() {
  return <Search found={undefined} />;
}

function Search({ found }: { found: Found | undefined }) {
  const [query] = useSearchParams();
  const { q, list, facets } = found ?? { q: readTerm(query), list: undefined, facets: undefined };
  const { categories = [] } = useShell() ?? {};
  const coming = useNavigation().location;
  const next = coming?.pathname === paths.search() ? coming.search : undefined;
  const isSearching = useIsLate(next);
  useTrackAtRest('search', q, {
    metadata: { query: q.slice(0, 100), results: list?.total ?? null },
    isGivingWay: next !== undefined,
  });
  const nothing = isSearching ? (
    <SkeletonGrid count={4} />
  ) : (
    <NothingFound q={q} hasFailed={!list} categories={categories} />
  );
  return (
    <div className="search-page pt-6 measure lg:pt-10">
      <h1 className="mb-4 font-display text-3xl font-medium">{words.title}</h1>
      <SearchBox applied={q} categories={categories} />
      {q || isSearching ? (
        <section aria-labelledby="results" className="mt-8">
          <h2 id="results" aria-live="polite" className="mb-5 font-display text-xl font-medium">
            {isSearching ? words.searching : countResults(list?.total ?? 0, q)}
          </h2>
          {list?.match && list.items.length > 0 && (
            <p className="-mt-3 mb-5 text-quiet">{describeMatch(q, list.match)}</p>
          )}
          {list && facets ? (
            <FilteredList
              list={list}
              facets={deserialise(facets)}
              scope={{ q }}
              sorts={SEARCH_SORTS}
              kept={{ q }}
              level={3}
              isCounted
              whenEmpty={nothing}
            />
          ) : (
            nothing
          )}
        </section>
      ) : (
        <PopularSearches />
      )}
    </div>
  );
}

function countResults(total: number, q: string): string {
  // The server limits the number of hits, so the true number may be higher.
  const many = total < SEARCH_MOST_FOUND ? String(total) : `${total.toLocaleString('en-IN')}+`;
  return words.resultCount(total, many, q);
}

function readTerm(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
}
