import { Link, type HeadersArgs, isRouteErrorResponse, data, redirect } from 'react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { findProductPage } from '#shop/catalogue/products/find-product-page.ts';
import type { Ctx } from '#shop/context.ts';
import { listQuestions } from '#shop/catalogue/questions/list-questions.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { listPairs } from '#shop/catalogue/products/list-pairs.ts';
import { listSameCraft } from '#shop/catalogue/products/list-same-craft.ts';
import { findSizeGuide } from '#shop/catalogue/categories/find-size-guide.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { PREVIEW_HEADERS } from '#web/rendering/preview-headers.ts';
import { tryPart } from '#web/rendering/try-part.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { toFailureMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/product.route.ts';
import { toShown } from './shown-product.ts';
import { toPromised } from './promises/to-promised.ts';
import { type Gone, GoneProduct, isGone } from './gone-product.tsx';
import { toProductMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';
import { nameAlike } from './name-alike.ts';
import { QUESTIONS_AT_FIRST } from './questions/questions-at-first.ts';
import { REVIEWS_AT_FIRST } from './reviews/reviews-at-first.ts';
import * as words from './words.ts';

const SAME_CRAFT = 4;
const PAIRS = 4;

/** The number of products shown in place of one that is gone. */
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
      tryPart(ctx, readContent(ctx, 'contact')),
      findSizeGuide(ctx, product),
      tryPart(ctx, readContent(ctx, 'announcement')),
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
  return { name, alike: (await tryPart(ctx, listSameCraft(ctx, product, INSTEAD))) ?? [] };
}

/** Choosing a variant changes only the URL's query, so no data is loaded again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (isGone(error)) return toQuietMeta(error.data.name, matches);
  if (!loaderData) return toFailureMeta(error, matches);
  const product = deserialise(loaderData.product);
  if (loaderData.previewOf) return toQuietMeta(product.name, matches);
  return toProductMeta(product, loaderData, matches);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
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
