import { data, redirect } from 'react-router';
import { type ListedCategory, findSubcategory } from '#domain/catalogue/category.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import { CATEGORY_SORTS, readChosen } from '#domain/catalogue/filters.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { findCategory, findFormerCategory } from '#shop/catalogue/categories/list-categories.ts';
import type { Ctx } from '#shop/context.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { toListPath, toListTitle } from '#web/head/list-path.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { useTrack } from '#web/analytics/use-track.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Breadcrumb, type Crumb } from '#ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/category.route.ts';
import { CategoryBanner } from './category-banner.tsx';
import { readPage, toFilterSets } from './filters/facet-sets.ts';
import { FilteredList } from './filtered-list.tsx';
import { serialiseProducts } from './list-page.ts';
import { ListFailed, ListFailure, isNoSuchList } from './list-failed.tsx';
import { keepPageOnFailure } from './keep-page-on-failure.ts';
import { stayWithin } from './past-end.ts';
import { SubcategoryLinks } from './subcategory-links.tsx';
import * as words from './words.ts';

const PER_PAGE = MOST_PER_PAGE;
/** The number of product pictures in the head of a list that has no wide picture. */
const HEAD_PICTURES = 3;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const category = await requirePart(ctx, findCategory(ctx, params.category));
  if (!category) await leadToCurrent(ctx, params, url);
  const child = category && params.subcategory && findSubcategory(category.children, params.subcategory);
  if (!category || (params.subcategory && !child)) throw data(words.categoryNotFound, { status: 404 });
  const query = url.searchParams;
  const { filters, sort, view } = readChosen(query, category.filters, CATEGORY_SORTS);
  const products = listProducts(ctx, {
    category: category.slug,
    ...(child && { subcategory: child.slug }),
    filters,
    sort,
    isDetailed: view === 'list',
    page: readPage(query),
    limit: PER_PAGE,
  });
  const { facets, ...list } = await requirePart(ctx, products);
  stayWithin(list, url);
  const pictures = await requirePart(ctx, listHeadPictures(ctx, category, child || undefined));
  const { slug, name, description, landscapePicture, children } = category;
  return {
    category: { slug, name, description, picture: landscapePicture },
    children: children.map((each) => ({ slug: each.slug, name: each.name })),
    child: child ? { slug: child.slug, name: child.name, description: child.description } : undefined,
    pictures,
    list: serialiseProducts(list),
    facets: serialise(facets),
  };
}

/** Returns the wide picture of a category or subcategory; without one, pictures of its first products, close-ups if there are any. */
async function listHeadPictures(
  ctx: Ctx,
  category: ListedCategory,
  child: ListedCategory['children'][number] | undefined,
): Promise<Picture[]> {
  const { landscapePicture } = child ?? category;
  if (landscapePicture) return [landscapePicture];
  const { items } = await listProducts(ctx, {
    category: category.slug,
    ...(child && { subcategory: child.slug }),
    sort: 'featured',
    limit: HEAD_PICTURES,
  });
  return items.flatMap(({ picture, hoverPicture }) => hoverPicture ?? picture ?? []);
}

/** Redirects a former address of a category to its current one, with the same filters. */
async function leadToCurrent(
  ctx: Ctx,
  { category, subcategory }: Route.LoaderArgs['params'],
  { search }: URL,
): Promise<void> {
  const current = await findFormerCategory(ctx, category);
  if (!current) return;
  const child = subcategory ? findSubcategory(current.children, subcategory) : undefined;
  throw redirect(paths.category(current.slug, child) + search, 301);
}

export const clientMiddleware = [keepPageOnFailure('catalogue/category.route')];

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  if (isNoSuchList(error)) return toFailureMeta(error, matches);
  if (!loaderData) return toQuietMeta(words.products, matches);
  const { category, child, pictures, list, facets } = loaderData;
  const { filters } = readChosen(
    new URLSearchParams(location.search),
    toFilterSets(deserialise(facets)),
    CATEGORY_SORTS,
  );
  const isFiltered = Object.keys(filters).length > 0;
  return toPageMeta({
    matches,
    title: toListTitle(child ? `${child.name} · ${category.name}` : category.name, list),
    description: (child ?? category).description || words.listDescription((child ?? category).name),
    path: toListPath(paths.category(category.slug, child), list, isFiltered),
    picture: pictures[0] ?? category.picture,
    facts: [toBreadcrumbFacts(toCrumbs(loaderData), findShop(matches).origin)],
  });
}

type Data = Route.ComponentProps['loaderData'];

export default function CategoryPage({ loaderData }: { loaderData?: Data }) {
  return loaderData ? <CategoryView {...loaderData} /> : <ListFailed level={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} />;
}

function toCrumbs({ category, child }: Pick<Data, 'category' | 'child'>): Crumb[] {
  return [
    { label: words.home, href: paths.home() },
    { label: category.name, href: paths.category(category.slug) },
    ...(child ? [{ label: child.name }] : []),
  ];
}

function CategoryView({ category, children, child, pictures, list, facets }: Data) {
  useTrack('view_category', paths.category(category.slug, child), {
    category: category.slug,
    metadata: { name: category.name, subcategory: child?.slug ?? null },
  });
  return (
    <div className="pt-2 measure lg:pt-0">
      <CachedFragment name="list-head" of={{ category, children, child, pictures }} isNew>
        <Breadcrumb crumbs={toCrumbs({ category, child })} linkAs={RouterLink} />
        <CategoryBanner
          title={child?.name ?? category.name}
          description={(child ?? category).description}
          pictures={pictures}
        />
        <SubcategoryLinks category={category} subcategories={children} current={child?.slug} />
      </CachedFragment>
      <FilteredList
        list={list}
        facets={deserialise(facets)}
        scope={{ category: category.slug, ...(child && { subcategory: child.slug }) }}
      />
    </div>
  );
}
