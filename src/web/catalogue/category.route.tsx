import { useState } from 'react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { findSubcategory } from '#domain/catalogue/category.ts';
import { CATEGORY_SORTS, readChosen, withoutFilters } from '#domain/catalogue/filters.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { findCategory } from '#shop/catalogue/categories/list-categories.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { toListPath, toListTitle } from '#web/head/list-path.ts';
import { throwNotFound } from '#web/rendering/throw-not-found.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { useTrack } from '#web/analytics/use-track.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Breadcrumb, type Crumb } from '#ui/navigation/breadcrumb.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/category.route.ts';
import { CategoryBanner } from './category-banner.tsx';
import { readPage, toFilterSets } from './filters/facet-sets.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { FilterGroups } from './filters/filter-groups.tsx';
import { serialiseProducts } from './list-page.ts';
import { ListFailed } from './list-failed.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { nullOnFailure } from './null-on-failure.ts';
import { stayWithin } from './past-end.ts';
import { SubcategoryLinks } from './subcategory-links.tsx';
import { Results } from './results.tsx';
import { useListAddress } from './use-list-address.ts';
import { ViewToggle } from './view-toggle.tsx';

const PER_PAGE = MOST_PER_PAGE;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const category = await throwNotFound(ctx, findCategory(ctx, params.category));
  const child = category && params.subcategory && findSubcategory(category.children, params.subcategory);
  if (!category || (params.subcategory && !child)) throw data('Category not found', { status: 404 });
  const query = url.searchParams;
  const { filters, sort } = readChosen(query, category.filters, CATEGORY_SORTS);
  const products = listProducts(ctx, {
    category: category.slug,
    ...(child && { subcategory: child.slug }),
    filters,
    sort,
    page: readPage(query),
    limit: PER_PAGE,
  });
  const { facets, ...list } = await throwNotFound(ctx, products);
  stayWithin(list, url);
  const { slug, name, description, landscapePicture, children } = category;
  return {
    category: { slug, name, description, picture: landscapePicture },
    children: children.map((each) => ({ slug: each.slug, name: each.name })),
    child: child ? { slug: child.slug, name: child.name } : undefined,
    list: serialiseProducts(list),
    facets: serialise(facets),
  };
}

export const clientMiddleware = [nullOnFailure('catalogue/category.route')];

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  if (isAnswer(error)) return toFailureMeta(error, matches);
  if (!loaderData) return toQuietMeta('Products', matches);
  const { category, child, list, facets } = loaderData;
  const { filters } = readChosen(
    new URLSearchParams(location.search),
    toFilterSets(deserialise(facets)),
    CATEGORY_SORTS,
  );
  const isFiltered = Object.keys(filters).length > 0;
  return toPageMeta({
    matches,
    title: toListTitle(child ? `${child.name} · ${category.name}` : category.name, list),
    description: category.description || `${category.name}, handcrafted in India.`,
    path: toListPath(paths.category(category.slug, child), list, isFiltered),
    picture: category.picture,
    facts: [toBreadcrumbFacts(toCrumbs(loaderData), findShop(matches).origin)],
  });
}

type Data = Route.ComponentProps['loaderData'];

export default function CategoryPage({ loaderData }: { loaderData?: Data }) {
  return loaderData ? <CategoryView {...loaderData} /> : <ListFailed level={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isAnswer(error) ? <Failure error={error} /> : <ListFailed level={1} />;
}

/** Returns whether the shop answered that there is no such category. */
function isAnswer(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

function toCrumbs({ category, child }: Pick<Data, 'category' | 'child'>): Crumb[] {
  return [
    { label: 'Home', href: paths.home() },
    { label: category.name, href: paths.category(category.slug) },
    ...(child ? [{ label: child.name }] : []),
  ];
}

function CategoryView({ category, children, child, list, facets: sentFacets }: Data) {
  useTrack('view_category', paths.category(category.slug, child), {
    category: category.slug,
    metadata: { name: category.name, subcategory: child?.slug ?? null },
  });
  const facets = deserialise(sentFacets);
  const sets = toFilterSets(facets);
  const { chosen, isMoving, change, hrefOf } = useListAddress(sets, CATEGORY_SORTS);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const scope: Record<string, string> = {
    category: category.slug,
    ...(child && { subcategory: child.slug }),
  };
  return (
    <div className="pt-2 measure">
      <CachedFragment name="head of a list" of={{ category, children, child }} isNew>
        <Breadcrumb crumbs={toCrumbs({ category, child })} linkAs={RouterLink} />
        <CategoryBanner
          title={child?.name ?? category.name}
          description={category.description}
          picture={category.picture}
        />
        <SubcategoryLinks category={category} subcategories={children} current={child?.slug} />
      </CachedFragment>
      <ListToolbar
        count={`${list.total} ${list.total === 1 ? 'product' : 'products'}`}
        sort={chosen.sort}
        sorts={CATEGORY_SORTS}
        onSort={(sort) => change({ ...chosen, sort })}
        filters={{ chosen: Object.values(chosen.filters).flat().length, onOpen: () => setDrawerOpen(true) }}
      >
        <ViewToggle view={chosen.view} onChange={(view) => change({ ...chosen, view })} />
      </ListToolbar>
      <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10">
        <FilterForm hidden={{ view: chosen.view === 'list' ? 'list' : undefined }}>
          <FilterGroups facets={facets} sets={sets} chosen={chosen} onChange={change} />
        </FilterForm>
        <section
          aria-label="Products"
          aria-busy={isMoving || undefined}
          className={classes('min-w-0 transition-opacity', isMoving && 'opacity-60')}
        >
          <FilterChips sets={sets} chosen={chosen} onChange={change} />
          {list.items.length > 0 ? (
            <Results
              list={list}
              hrefOf={(page) => hrefOf(chosen, page)}
              view={chosen.view}
              eager={2}
              narrow
            />
          ) : (
            <NothingFound href={hrefOf(withoutFilters(chosen))} />
          )}
        </section>
      </div>
      <FilterDrawer
        {...{ scope, facets, sets, chosen }}
        total={list.total}
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onApply={change}
      />
    </div>
  );
}

function NothingFound({ href }: { href: string }) {
  return (
    <EmptyState
      picture="search"
      title="No products found matching your filters."
      actions={
        <Link to={href} preventScrollReset className={buttonClasses()}>
          Clear Filters
        </Link>
      }
    >
      Take one away, or start again with all of them.
    </EmptyState>
  );
}
