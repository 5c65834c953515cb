import { Link, useNavigation } from 'react-router';
import { LONGEST_QUERY } from '#domain/search.ts';
import { searchProducts } from '#shop/catalogue/search-products.ts';
import { SkeletonGrid } from '#web/parts/product-grid.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/shop-context.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/search.route.ts';
import { readPage } from './list/facet-sets.ts';
import { Results } from './list/results.tsx';
import { PopularSearches } from './search/popular-searches.tsx';
import { SearchBox } from './search/search-box.tsx';

const PER_PAGE = 48;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const { facets: _facets, ...list } = await searchProducts(context.get(shopContext), {
    q,
    page: readPage(query),
    limit: PER_PAGE,
  });
  return { q, list };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.q ? `Search: ${loaderData.q}` : 'Search Products';
  return [{ title: `${title} · Haat` }, { name: 'robots', content: 'noindex' }];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, list } = loaderData;
  const coming = useNavigation().location;
  const isSearching = coming?.pathname === paths.search();
  return (
    <div className="pt-6 measure lg:pt-10">
      <h1 className="mb-4 font-display text-3xl font-medium">Search Products</h1>
      <SearchBox applied={q} />
      {q ? (
        <section aria-labelledby="results" className="mt-8">
          <h2 id="results" className="mb-5 font-display text-xl font-medium">
            <output>
              {isSearching
                ? 'Searching...'
                : `${list.total} ${list.total === 1 ? 'result' : 'results'} for "${q}"`}
            </output>
          </h2>
          <Found q={q} list={list} isSearching={isSearching} />
        </section>
      ) : (
        <PopularSearches />
      )}
    </div>
  );
}

function Found({ q, list, isSearching }: Route.ComponentProps['loaderData'] & { isSearching: boolean }) {
  if (list.items.length > 0)
    return <Results list={list} hrefOf={(page) => withPage(paths.search(q), page)} eager={2} level={3} />;
  if (isSearching) return <SkeletonGrid count={4} />;
  return (
    <>
      <EmptyState
        picture="search"
        title={`No products found for "${q}"`}
        level={2}
        actions={
          <Link to={paths.categories()} className={buttonClasses()}>
            Browse Categories
          </Link>
        }
      >
        Try different keywords, or fewer of them. English, Hindi and Hindi in Latin letters all work.
      </EmptyState>
      <PopularSearches />
    </>
  );
}

function withPage(path: string, page: number): string {
  return page > 1 ? `${path}&page=${page}` : path;
}
