import { Link, type HeadersArgs, isRouteErrorResponse, data, redirect } from 'react-router';
import { toRupees } from '#domain/money/money.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { getState } from '#domain/tax/state.ts';
import { isInStock } from '#domain/stock/stock.ts';
import { findProductPage } from '#shop/catalogue/products/find-product-page.ts';
import type { Ctx } from '#shop/context.ts';
import { listQuestions } from '#shop/catalogue/questions/list-questions.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { listPairs } from '#shop/catalogue/products/list-pairs.ts';
import { listSameCraft } from '#shop/catalogue/products/list-same-craft.ts';
import { findSizeGuide } from '#shop/catalogue/categories/find-size-guide.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { toTrackedProduct } from '#web/analytics/product-facts.ts';
import { useTrack } from '#web/analytics/use-track.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { PREVIEW_HEADERS } from '#web/rendering/preview-headers.ts';
import { nullIfMissing } from '#web/rendering/null-if-missing.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { withTimeout } from '#web/page-states/with-timeout.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { makeIsland } from '#web/rendering/island.tsx';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/product.route.ts';
import { toPromised } from './promises/to-promised.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { Gallery } from './pictures/gallery.tsx';
import { type Gone, GoneProduct, isGone } from './gone-product.tsx';
import { ProductTexts } from './product-texts.tsx';
import { PreviewNote } from './preview-note.tsx';
import { nameAlike } from './name-alike.ts';
import { QUESTIONS_AT_FIRST } from './questions/questions-at-first.ts';
import { REVIEWS_AT_FIRST } from './reviews/reviews-at-first.ts';
import { SeenLater } from './recently-seen/seen-later.tsx';
import { toProductFacts } from './structured-data.ts';
import { toCrumbs } from './to-crumbs.ts';
import { useVariantChoice } from './use-variant-choice.ts';
import * as words from './words.ts';

const Reviews = makeIsland(async () => (await import('./reviews/reviews.tsx')).Reviews);
// Nothing of it moves, so a browser that has its HTML loads no script for it.
const MakerStory = makeIsland(async () => (await import('./maker-story.tsx')).MakerStory, true);
const Questions = makeIsland(async () => (await import('./questions/questions.tsx')).Questions);

const SAME_CRAFT = 4;
const PAIRS = 4;

/** How many products are shown in place of one that is gone. */
const INSTEAD = 8;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { search, searchParams } = url;
  const found = await requirePart(ctx, findProductPage(ctx, params.slug, searchParams.get('preview')));
  if (!found) throw data(words.notFoundTitle, { status: 404 });
  if (found.kind === 'moved') throw redirect(paths.product(found.slug) + search, 301);
  if (found.kind === 'gone') throw data(await describeGone(ctx, found.product), { status: 410 });
  const { product } = found;
  const [reviews, questions, alike, settings, contact, sizeGuide, announcement] = await requirePart(
    ctx,
    Promise.all([
      listReviews(ctx, product.id, { page: 1, limit: REVIEWS_AT_FIRST }),
      listQuestions(ctx, product.id, { page: 1, limit: QUESTIONS_AT_FIRST }),
      listSameCraft(ctx, product, SAME_CRAFT),
      readShownSettings(ctx),
      nullIfMissing(ctx, readContent(ctx, 'contact')),
      findSizeGuide(ctx, product),
      nullIfMissing(ctx, readContent(ctx, 'announcement')),
    ]),
  );
  const pairs = await requirePart(ctx, listPairs(ctx, product, { besides: alike, limit: PAIRS }));
  const { shipping, general } = settings;
  const shown = {
    previewOf: found.kind === 'preview' ? found.status : null,
    product: serialise(toShown(product)),
    sizeGuide,
    reviews,
    questions,
    groups: [
      { id: 'pairs', title: words.pairs, cards: pairs.map(serialise) },
      { id: 'alike', title: nameAlike(product, alike), cards: alike.map(serialise) },
    ].filter(({ cards }) => cards.length > 0),
    promises: toPromised(product.name, {
      today: toIndianDay(ctx.clock.now()),
      settings,
      contact,
      announcement,
    }),
    terms: { shipping, returnDays: general.returnDays },
    shopName: general.shopName,
  };
  return data(shown, { headers: found.kind === 'preview' ? PREVIEW_HEADERS : {} });
}

export function headers({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}

async function describeGone(ctx: Ctx, product: Product): Promise<Gone> {
  const { name } = product;
  return { name, alike: (await nullIfMissing(ctx, listSameCraft(ctx, product, INSTEAD))) ?? [] };
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
  if (isGone(error)) return toQuietMeta(error.data.name, matches);
  if (!loaderData) return toFailureMeta(error, matches);
  const { reviews, terms } = loaderData;
  const product = deserialise(loaderData.product);
  if (loaderData.previewOf) return toQuietMeta(product.name, matches);
  const { name, origin } = findShop(matches);
  return [
    ...toPageMeta({
      matches,
      title: product.name,
      description: product.shortDescription || product.description,
      path: paths.product(product.slug),
      picture: product.pictures[0],
      type: 'product',
      // Search engines read what the server sends, which hydration keeps; a browser need not load the code that writes it.
      facts: import.meta.env.SSR
        ? [toProductFacts(product, reviews, terms, origin), toBreadcrumbFacts(toCrumbs(product), origin)]
        : [{ '@id': paths.product(product.slug) }],
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
  const { reviews, questions, promises, previewOf, shopName, sizeGuide } = loaderData;
  const isPreview = previewOf !== null;
  const product = deserialise(loaderData.product);
  const choice = useVariantChoice(product);
  const { id, name, category } = product;
  const price = toRupees(product.fromPricePaise);
  const tracked = toTrackedProduct({ id, name, price, category: category.slug });
  useTrack('view_product', isPreview ? '' : id, tracked);
  return (
    <div className="measure lg:pt-2">
      {isPreview && <PreviewNote status={previewOf} />}
      <CachedFragment name="breadcrumb" of={product}>
        <Breadcrumb crumbs={toCrumbs(product)} linkAs={RouterLink} isShort />
      </CachedFragment>
      {/* On a desk the text follows the pictures, however long the box beside them is. */}
      <div className="grid grid-cols-1 gap-3 lg:mt-1 lg:grid-cols-[minmax(0,min(37rem,52%))_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-14 lg:gap-y-12">
        <Gallery
          key={`${product.id} ${choice.pictures[0]?.key ?? ''}`}
          pictures={choice.pictures}
          name={product.name}
        />
        <BuyBox key={product.id} {...{ product, choice, sizeGuide, promises, isPreview }} />
        <CachedFragment name={`words ${choice.variant?.id} ${loaderData.terms.returnDays}`} of={product}>
          <ProductTexts product={product} variant={choice.variant} returnDays={loaderData.terms.returnDays} />
        </CachedFragment>
      </div>
      <CachedFragment name="maker" of={product}>
        <MakerStory
          key={product.id}
          product={{ maker: product.maker, craft: product.craft, place: product.place }}
        />
      </CachedFragment>
      <CachedFragment name={`reviews ${shopName}`} of={reviews}>
        <Reviews key={product.id} productId={product.id} {...{ shopName, reviews }} />
      </CachedFragment>
      <CachedFragment name={`questions ${shopName} ${product.slug} ${isPreview}`} of={questions}>
        <Questions
          key={product.id}
          {...{ productId: product.id, slug: product.slug, isPreview, shopName, questions }}
        />
      </CachedFragment>
      {loaderData.groups.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={id} className="mt-16">
          <h2 id={id} className="mb-6 font-display text-2xl font-medium">
            {title}
          </h2>
          <ProductGrid cards={cards.map(deserialise)} />
        </section>
      ))}
      {!isPreview && <SeenLater key={product.id} product={product} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isGone(error)) return <GoneProduct {...error.data} />;
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <Failure error={error} title={words.loadFailed} />;
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={words.notFoundTitle}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.backToProducts}
        </Link>
      }
    >
      {words.notFoundText}
    </EmptyState>
  );
}
