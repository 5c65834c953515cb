import { Link, isRouteErrorResponse, data } from 'react-router';
import { toRupees } from '#domain/money/money.ts';
import type { Product, ProductCard, Variant } from '#domain/catalogue/product.ts';
import { getState } from '#domain/tax/state.ts';
import { isInStock } from '#domain/stock/stock.ts';
import { findProduct } from '#shop/catalogue/products/get-product.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { listSameCraft } from '#shop/catalogue/products/list-same-craft.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { toTrackedProduct } from '#web/analytics/product-facts.ts';
import { useTrack } from '#web/analytics/use-track.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { throwNotFound } from '#web/rendering/throw-not-found.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { findShop, toFailureMeta, toPageMeta } from '#web/shell/page-meta.ts';
import { withTimeout } from '#web/page-states/with-timeout.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Breadcrumb, type Crumb } from '#ui/navigation/breadcrumb.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/product.route.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { MakerStory } from './maker-story.tsx';
import { Reviews, REVIEWS_AT_FIRST } from './reviews.tsx';
import { Specifications } from './specifications.tsx';
import { toProductFacts } from './structured-data.ts';
import { useVariantChoice } from './use-variant-choice.ts';

const SAME_CRAFT = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const product = await throwNotFound(ctx, findProduct(ctx, params.id));
  if (!product) throw data('Product not found', { status: 404 });
  const [reviews, alike, settings] = await throwNotFound(
    ctx,
    Promise.all([
      listReviews(ctx, product.id, { page: 1, limit: REVIEWS_AT_FIRST }),
      listSameCraft(ctx, product, SAME_CRAFT),
      readShownSettings(ctx),
    ]),
  );
  const { shipping, payment, general } = settings;
  return {
    product: serialise(toShown(product)),
    reviews,
    alike: alike.map(serialise),
    promises: {
      freeShippingFromPaise: shipping.freeShippingThresholdPaise,
      codLimitPaise: payment.codEnabled ? payment.codLimitPaise : null,
      codChargePaise: payment.codChargePaise,
    },
    terms: { shipping, returnDays: general.returnDays },
  };
}

const shownOf = new WeakMap<Product, ShownProduct>();

/** Returns what the page shows of a product: the same object as long as the product is unchanged. */
function toShown(product: Product): ShownProduct {
  const { tags: _tags, createdAt: _createdAt, ...rest } = product;
  const state = rest.stateKey ? getState(rest.stateKey).name : null;
  const shown = shownOf.get(product) ?? { ...rest, state };
  shownOf.set(product, shown);
  return shown;
}

type ShownProduct = Omit<Product, 'tags' | 'createdAt'> & { state: string | null };

/** Choosing a variant changes only the URL's query, so no data is loaded again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const clientMiddleware = [withTimeout];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return toFailureMeta(error, matches);
  const { reviews, terms } = loaderData;
  const product = deserialise(loaderData.product);
  const { name, origin } = findShop(matches);
  return [
    ...toPageMeta({
      matches,
      title: product.name,
      description: product.shortDescription || product.description,
      path: paths.product(product.id),
      picture: product.pictures[0],
      type: 'product',
      facts: [toProductFacts(product, reviews, terms, origin), toBreadcrumbFacts(toCrumbs(product), origin)],
    }),
    { property: 'product:retailer_item_id', content: product.id },
    { property: 'product:brand', content: product.maker?.name ?? name },
    { property: 'product:price:amount', content: String(toRupees(product.fromPricePaise)) },
    { property: 'product:price:currency', content: 'INR' },
    { property: 'product:availability', content: isInStock(product) ? 'in stock' : 'out of stock' },
    { property: 'product:condition', content: 'new' },
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { reviews, promises } = loaderData;
  const product = deserialise(loaderData.product);
  const alike = loaderData.alike.map(deserialise);
  const choice = useVariantChoice(product);
  const { id, name, category } = product;
  const price = toRupees(product.fromPricePaise);
  useTrack('view_product', id, toTrackedProduct({ id, name, price, category: category.slug }));
  return (
    <div className="pt-2 measure">
      <CachedFragment name="way here" of={product}>
        <Breadcrumb crumbs={toCrumbs(product)} linkAs={RouterLink} />
      </CachedFragment>
      <div className="mt-1 grid gap-8 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] lg:gap-14">
        <Gallery
          key={`${product.id} ${choice.pictures[0]?.key ?? ''}`}
          pictures={choice.pictures}
          name={product.name}
        />
        <BuyBox key={product.id} product={product} choice={choice} promises={promises} />
      </div>
      <CachedFragment name={`words ${choice.variant?.id} ${loaderData.terms.returnDays}`} of={product}>
        <Words product={product} variant={choice.variant} returnDays={loaderData.terms.returnDays} />
      </CachedFragment>
      <CachedFragment name="reviews" of={reviews}>
        <Reviews productId={product.id} reviews={reviews} />
      </CachedFragment>
      {alike.length > 0 && (
        <section aria-labelledby="alike" className="mt-16">
          <h2 id="alike" className="mb-6 font-display text-2xl font-medium">
            {nameAlike(product, alike)}
          </h2>
          <ProductGrid cards={alike} />
        </section>
      )}
    </div>
  );
}

/** Returns the heading for similar products; those of the same craft come first. */
function nameAlike({ craft }: Pick<ShownProduct, 'craft'>, alike: Pick<ProductCard, 'craft'>[]): string {
  const isSame = (card: Pick<ProductCard, 'craft'>) => craft !== null && card.craft === craft;
  if (alike.every(isSame)) return 'From the same craft';
  return alike.some(isSame) ? 'From the same craft, and more like it' : 'You may also like';
}

type WordsProps = { product: ShownProduct; variant: Variant | undefined; returnDays: number };

/** The texts about a product below its pictures. */
function Words({ product, variant, returnDays }: WordsProps) {
  return (
    <>
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
        <Specifications {...{ product, variant, returnDays }} />
      </div>
      <MakerStory product={product} />
    </>
  );
}

function toCrumbs({
  name,
  category,
  subcategory,
}: Pick<Product, 'name' | 'category' | 'subcategory'>): Crumb[] {
  return [
    { label: 'Home', href: paths.home() },
    { label: category.name, href: paths.category(category.slug) },
    ...(subcategory ? [{ label: subcategory.name, href: paths.category(category.slug, subcategory) }] : []),
    { label: name },
  ];
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
      It may have been sold for good or moved to another address.
    </EmptyState>
  );
}
