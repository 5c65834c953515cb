import { useState } from 'react';
import { Link } from 'react-router';
import { findSubcategory } from '#domain/catalogue/category.ts';
import { PRICE_SLIDER, PRODUCT_SORTS } from '#domain/catalogue/filters.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { toListPath, toListTitle } from '#web/head/list-path.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { SkeletonGrid } from '#web/page-states/skeleton-grid.tsx';
import { useIsLate } from '#web/page-states/use-is-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/products.route.ts';
import { CategorySidebar } from './category-sidebar.tsx';
import { readPage } from './filters/facet-sets.ts';
import { FilterForm } from './filters/filter-form.tsx';
import { serialiseProducts } from './list-page.ts';
import { ListFailed, isNoSuchList } from './list-failed.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PlainPrices, PriceSlider } from './filters/price-range.tsx';
import { keepPageOnFailure } from './keep-page-on-failure.ts';
import { stayWithin } from './past-end.ts';
import { type ProductsQuery, readProductsQuery, toPriceBounds, toProductsHref } from './products-query.ts';
import { Results } from './results.tsx';
import { useAskedQuery } from './filters/use-asked-query.ts';
import * as words from './words.ts';

const PER_PAGE = 48;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const query = url.searchParams;
  const asked = readProductsQuery(query);
  const { category, subcategory, sort } = asked;
  const [categories, { facets: _facets, ...list }] = await Promise.all([
    requirePart(ctx, listCategories(ctx)),
    requirePart(
      ctx,
      listProducts(ctx, {
        ...(category && { category }),
        ...(subcategory && { subcategory }),
        ...toPriceBounds(asked),
        sort,
        page: readPage(query),
        limit: PER_PAGE,
      }),
    ),
  ]);
  stayWithin(list, url);
  return {
    list: serialiseProducts(list),
    categories: categories.map(({ slug, name, productCount, children }) => ({
      slug,
      name,
      productCount,
      children: children.map((child) => ({
        name: child.name,
        slug: child.slug,
        productCount: child.productCount,
      })),
    })),
  };
}

export const clientMiddleware = [keepPageOnFailure('catalogue/products.route')];

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.allProducts, matches);
  const { list, categories } = loaderData;
  const asked = readProductsQuery(new URLSearchParams(location.search));
  const category = categories.find(({ slug }) => slug === asked.category);
  const child = asked.subcategory && category && findSubcategory(category.children, asked.subcategory);
  const isFiltered = Object.keys(toPriceBounds(asked)).length > 0;
  return toPageMeta({
    matches,
    title: toListTitle(asked.subcategory ?? category?.name ?? words.allProducts, list),
    description: words.productsDescription(list.total),
    // The canonical URL of these products is that of their category.
    path: category
      ? paths.category(category.slug, child || undefined)
      : toListPath(paths.products(), list, isFiltered),
  });
}

type Data = Route.ComponentProps['loaderData'];

export default function ProductsPage({ loaderData }: { loaderData?: Data }) {
  return loaderData ? <Products {...loaderData} /> : <Failed />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNoSuchList(error) ? <Failure error={error} /> : <Failed />;
}

function Failed() {
  return (
    <div className="pt-6 measure lg:pt-10">
      <h1 className="font-display text-3xl font-medium">{words.allProducts}</h1>
      <ListFailed />
    </div>
  );
}

function Products({ list, categories }: Data) {
  const { asked, isMoving, isLate, change } = useAsked();
  const [isOpen, setOpen] = useState(false);
  const heading =
    asked.subcategory ?? categories.find(({ slug }) => slug === asked.category)?.name ?? words.allProducts;
  const filters = (
    <>
      <PriceSlider asked={asked} onChange={change} />
      <CategorySidebar categories={categories} asked={asked} />
    </>
  );
  return (
    <div className="pt-6 measure lg:pt-10">
      <h1 className="mb-4 font-display text-3xl font-medium">{heading}</h1>
      <ListToolbar
        count={words.showing(list.total)}
        sort={asked.sort}
        sorts={PRODUCT_SORTS}
        onSort={(sort) => change({ ...asked, sort })}
        filters={{ chosen: countChosen(asked), onOpen: () => setOpen(true) }}
      />
      <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10">
        <FilterForm hidden={{ category: asked.category, subcategory: asked.subcategory }}>
          {filters}
          <PlainPrices asked={asked} />
        </FilterForm>
        <section
          aria-label={words.products}
          aria-busy={isMoving || undefined}
          className={classes('min-w-0 transition-opacity', isMoving && !isLate && 'opacity-60')}
        >
          {isLate ? (
            <SkeletonGrid narrow />
          ) : list.items.length > 0 ? (
            <Results list={list} hrefOf={(page) => toProductsHref(asked, page)} eager={2} narrow />
          ) : (
            <NothingFound />
          )}
        </section>
      </div>
      <Drawer
        side="right"
        title={words.filters}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {words.show(list.total)}
          </Button>
        }
      >
        <div className="p-5">{filters}</div>
      </Drawer>
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState
      picture="search"
      title={words.nothingFound}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.viewAllProducts}
        </Link>
      }
    >
      {words.nothingFoundText}
    </EmptyState>
  );
}

function useAsked() {
  const { query, isMoving, ask } = useAskedQuery();
  return {
    isMoving,
    isLate: useIsLate(isMoving ? query.toString() : undefined),
    asked: readProductsQuery(query),
    change: (next: ProductsQuery) => ask(toProductsHref(next)),
  };
}

function countChosen({ category, leastRupees, mostRupees }: ProductsQuery): number {
  const isPriced = leastRupees > PRICE_SLIDER.least || mostRupees < PRICE_SLIDER.most;
  return Number(Boolean(category)) + Number(isPriced);
}
