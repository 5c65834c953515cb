import { data, Link, redirect } from 'react-router';
import { CATEGORY_SORTS, readChosen } from '#domain/catalogue/filters.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { findCollection, findFormerCollection } from '#shop/catalogue/collections/list-collections.ts';
import { findScope } from '#shop/catalogue/lists/list-scope.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { toListPath, toListTitle } from '#web/head/list-path.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Breadcrumb, type Crumb } from '#ui/navigation/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/collection.route.ts';
import { CategoryBanner } from './category-banner.tsx';
import { readPage, toFilterSets } from './filters/facet-sets.ts';
import { FilteredList } from './filtered-list.tsx';
import { serialiseProducts } from './list-page.ts';
import { ListFailed, ListFailure, isNoSuchList } from './list-failed.tsx';
import { keepPageOnFailure } from './keep-page-on-failure.ts';
import { stayWithin } from './past-end.ts';
import * as words from './words.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const collection = await requirePart(ctx, findCollection(ctx, params.collection));
  if (!collection) {
    const current = await findFormerCollection(ctx, params.collection);
    if (current) throw redirect(paths.collection(current.slug) + url.search, 301);
    throw data(words.collectionNotFound, { status: 404 });
  }
  const { slug, name, description, picture } = collection;
  const scope = await requirePart(ctx, findScope(ctx, { collection: slug }));
  const query = url.searchParams;
  const { filters, sort, view } = readChosen(query, scope?.sets ?? [], CATEGORY_SORTS);
  const products = listProducts(ctx, {
    collection: slug,
    filters,
    sort,
    isDetailed: view === 'list',
    page: readPage(query),
    limit: MOST_PER_PAGE,
  });
  const { facets, ...list } = await requirePart(ctx, products);
  stayWithin(list, url);
  return {
    collection: { slug, name, description, picture },
    list: serialiseProducts(list),
    facets: serialise(facets),
  };
}

export const clientMiddleware = [keepPageOnFailure('catalogue/collection.route')];

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  if (isNoSuchList(error)) return toFailureMeta(error, matches);
  if (!loaderData) return toQuietMeta(words.products, matches);
  const { collection, list, facets } = loaderData;
  const sets = toFilterSets(deserialise(facets));
  const { filters } = readChosen(new URLSearchParams(location.search), sets, CATEGORY_SORTS);
  return toPageMeta({
    matches,
    title: toListTitle(collection.name, list),
    description: collection.description || words.listDescription(collection.name),
    path: toListPath(paths.collection(collection.slug), list, Object.keys(filters).length > 0),
    picture: collection.picture,
    facts: [toBreadcrumbFacts(toCrumbs(loaderData), findShop(matches).origin)],
  });
}

type Data = Route.ComponentProps['loaderData'];

export default function CollectionPage({ loaderData }: { loaderData?: Data }) {
  return loaderData ? <CollectionView {...loaderData} /> : <ListFailed level={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} />;
}

function toCrumbs({ collection }: Pick<Data, 'collection'>): Crumb[] {
  return [{ label: words.home, href: paths.home() }, { label: collection.name }];
}

function CollectionView({ collection, list, facets }: Data) {
  return (
    <div className="pt-2 measure lg:pt-0">
      <CachedFragment name="collection-head" of={collection} isNew>
        <Breadcrumb crumbs={toCrumbs({ collection })} linkAs={RouterLink} />
        <CategoryBanner
          title={collection.name}
          description={collection.description}
          pictures={collection.picture ? [collection.picture] : []}
        />
      </CachedFragment>
      <FilteredList
        list={list}
        facets={deserialise(facets)}
        scope={{ collection: collection.slug }}
        whenEmpty={<EmptyCollection />}
      />
    </div>
  );
}

function EmptyCollection() {
  return (
    <EmptyState
      picture="search"
      title={words.emptyCollection}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.viewAllProducts}
        </Link>
      }
    >
      {words.emptyCollectionText}
    </EmptyState>
  );
}
