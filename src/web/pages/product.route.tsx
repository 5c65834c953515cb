import { Link, isRouteErrorResponse, data } from 'react-router';
import { toRupees } from '#domain/money.ts';
import { getState } from '#domain/state.ts';
import { findProduct } from '#shop/catalogue/get-product.ts';
import { listReviews } from '#shop/catalogue/list-reviews.ts';
import { listSameCraft } from '#shop/catalogue/list-same-craft.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { toGoodsFacts } from '#web/analytics/goods-facts.ts';
import { useTrack } from '#web/analytics/use-track.ts';
import { Failure } from '#web/parts/failure.tsx';
import { orFail } from '#web/or-fail.ts';
import { toPageMeta } from '#web/parts/page-meta.ts';
import { losePatience } from '#web/parts/patience.ts';
import { ProductGrid } from '#web/parts/product-grid.tsx';
import { RouterLink } from '#web/parts/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/shop-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/product.route.ts';
import { BuyBox } from './product/buy-box.tsx';
import { Gallery } from './product/gallery.tsx';
import { MakerStory } from './product/maker-story.tsx';
import { Reviews, REVIEWS_AT_FIRST } from './product/reviews.tsx';
import { Specifications } from './product/specifications.tsx';
import { toProductFacts } from './product/structured-data.ts';
import { useVariantChoice } from './product/use-variant-choice.ts';

const SAME_CRAFT = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const product = await orFail(ctx, findProduct(ctx, params.id));
  if (!product) throw data('Product not found', { status: 404 });
  const [reviews, alike, settings] = await orFail(
    ctx,
    Promise.all([
      listReviews(ctx, product.id, { page: 1, limit: REVIEWS_AT_FIRST }),
      listSameCraft(ctx, product, SAME_CRAFT),
      readSettings(ctx),
    ]),
  );
  const { tags: _tags, createdAt: _createdAt, ...shown } = product;
  const { shipping, payment } = settings;
  return {
    product: { ...shown, state: shown.stateKey ? getState(shown.stateKey).name : null },
    reviews,
    alike,
    promises: {
      freeShippingFromPaise: shipping.freeShippingThresholdPaise,
      codLimitPaise: payment.codEnabled ? payment.codLimitPaise : null,
    },
    origin: ctx.publicUrl,
  };
}

/** The choice of a variant stands in the address and asks nothing new of the shop. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const clientMiddleware = [losePatience];

export function meta({ loaderData }: Route.MetaArgs) {
  // What is said instead names itself.
  if (!loaderData) return [];
  const { product, reviews, origin } = loaderData;
  const path = paths.product(product.id);
  return [
    ...toPageMeta({
      title: product.name,
      description: product.shortDescription || product.description,
      origin,
      path,
      picture: product.pictures[0] ?? null,
      type: 'product',
    }),
    { property: 'product:price:amount', content: String(toRupees(product.fromPricePaise)) },
    { property: 'product:price:currency', content: 'INR' },
    { 'script:ld+json': toProductFacts(product, reviews, new URL(path, origin)) },
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, alike, promises } = loaderData;
  const choice = useVariantChoice(product);
  const { id, name, category, subcategory } = product;
  const price = toRupees(product.fromPricePaise);
  useTrack('view_product', id, toGoodsFacts({ id, name, price, category: category.slug }));
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: category.name, href: paths.category(category.slug) },
    ...(subcategory ? [{ label: subcategory.name, href: paths.category(category.slug, subcategory) }] : []),
    { label: product.name },
  ];
  return (
    <div className="pt-2 measure">
      <Breadcrumb crumbs={crumbs} linkAs={RouterLink} />
      <div className="mt-1 grid gap-8 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] lg:gap-14">
        <Gallery
          key={`${product.id} ${choice.pictures[0]?.key ?? ''}`}
          pictures={choice.pictures}
          name={product.name}
        />
        <BuyBox key={product.id} product={product} choice={choice} promises={promises} />
      </div>
      <div className="mt-12 grid gap-12 lg:mt-16 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] lg:gap-14">
        <section aria-labelledby="description">
          <h2 id="description" className="mb-3 font-display text-2xl font-medium">
            About this piece
          </h2>
          {product.description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </section>
        <Specifications product={product} variant={choice.variant} />
      </div>
      <MakerStory product={product} />
      <Reviews productId={product.id} reviews={reviews} />
      {alike.length > 0 && (
        <section aria-labelledby="alike" className="mt-16">
          <h2 id="alike" className="mb-6 font-display text-2xl font-medium">
            {product.craft && alike[0]?.craft === product.craft ? 'From the same craft' : 'You may also like'}
          </h2>
          <ProductGrid cards={alike} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <Failure error={error} title="Failed to fetch product" />;
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="Product not found"
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          Back to Products
        </Link>
      }
    >
      <title>Product not found · Haat</title>
      It may have been sold for good or moved to another address.
    </EmptyState>
  );
}
