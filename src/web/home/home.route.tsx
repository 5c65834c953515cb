import { type HeadersArgs, data } from 'react-router';
import { withoutPlaceholder } from '#domain/catalogue/picture.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { DEFAULT_HOME } from '#domain/content/content-defaults.ts';
import { type HomeContent, listShownSlides } from '#domain/content/home-content.ts';
import type { HomeSection } from '#domain/content/home-section.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type HomePreview, findHomePreview } from '#shop/content/pages/home-preview.ts';
import type { Ctx } from '#shop/context.ts';
import { listFeatured } from '#shop/workflows/home-page/list-featured.ts';
import { listMakers } from '#shop/workflows/home-page/list-makers.ts';
import { listPriceBounds, listSectionProducts } from '#shop/workflows/home-page/list-section-products.ts';
import { toShopFacts } from '#web/head/shop-facts.ts';
import { PREVIEW_HEADERS } from '#web/rendering/preview-headers.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { tryPart } from '#web/rendering/try-part.ts';
import { memoiseOne } from '#web/rendering/memoise-one.ts';
import { findShop, toFailureMeta, toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { formatMoment } from '#web/shell/format-date.ts';
import { openShell } from '#web/shell/shell-data.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/home.route.ts';
import { HeroSlider } from './hero-slider.tsx';
import { toSlides } from './pick.ts';
import { Section } from './section.tsx';
import { type Loaded, needsFeatured, toSentSections } from './sent-sections.ts';
import * as words from './words.ts';

const NONE_FEATURED = { cards: [], isChosen: true };

/**
 * Loads each section independently of the others; a page that lacks a section is sent as a 503, so that it is not cached and search engines
 * retry.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const preview = await readPreview(ctx, url.searchParams.get('preview'));
  const [categories, content, settings] = await Promise.all([
    tryPart(ctx, listCategories(ctx)),
    preview ? preview.home : tryPart(ctx, readContent(ctx, 'home')),
    tryPart(ctx, readSettings(ctx)),
  ]);
  const written = content ?? DEFAULT_HOME;
  const [featured, loaded] = await Promise.all([
    needsFeatured(written.sections) ? tryPart(ctx, listFeatured(ctx)) : NONE_FEATURED,
    Promise.all(written.sections.map((section) => loadSection(ctx, section))),
  ]);
  const sections = toSentSections(written.sections, featured, loaded);
  const shown = listShownSlides(written.slides, preview?.shownAt ?? ctx.clock.now()).join(' ');
  const { shipping, payment, general } = settings ?? defaultSettings;
  const home = {
    front: serialise(toFront(written, categories, shown)),
    sections,
    freeShippingFromPaise: shipping.freeShippingThresholdPaise,
    hasCod: payment.codEnabled,
    returnDays: general.returnDays,
    previewOf: preview ? formatMoment(preview.shownAt.toISOString()) : null,
  };
  const isWhole = categories && content && settings && sections.every(({ cards }) => cards);
  return data(home, { status: isWhole ? 200 : 503, headers: preview ? PREVIEW_HEADERS : {} });
}

/** Returns the data that a section shows besides its text: products, prices or makers; undefined if it could not be loaded. */
async function loadSection(ctx: Ctx, section: HomeSection): Promise<Loaded> {
  if (section.kind === 'products') return { cards: await tryPart(ctx, listSectionProducts(ctx, section)) };
  if (section.kind === 'makers') return { makers: await tryPart(ctx, listMakers(ctx, section.count)) };
  if (section.kind === 'prices') return { bounds: await tryPart(ctx, listPriceBounds(ctx, section)) };
  return {};
}

/** Returns the home page that a staff member previews before saving it. Throws 404 for another person's link or an expired one. */
async function readPreview(ctx: Ctx, token: string | null): Promise<HomePreview | undefined> {
  if (token === null) return undefined;
  const preview = await requirePart(ctx, findHomePreview(ctx, token));
  if (!preview) throw data(words.previewNotFound, { status: 404, headers: PREVIEW_HEADERS });
  return preview;
}

export function headers({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Returns slides and categories; `shown` lists the indices of the slides that are currently scheduled. */
const toFront = memoiseOne((content: HomeContent, categories: Category[] | undefined, shown: string) => {
  const places = shown.split(' ').map(Number);
  const slides = content.slides.filter((_, place) => shown !== '' && places.includes(place));
  return {
    slides: toSlides(slides, categories ?? []),
    categories: categories?.map(toTile) ?? [],
    isUnknown: categories === undefined,
  };
});

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return toFailureMeta(error, matches);
  if (loaderData.previewOf) return toQuietMeta(words.preview, matches);
  const { footer } = openShell(matches[0].loaderData);
  return toPageMeta({
    matches,
    title: words.title,
    description: footer.companyDescription,
    path: '/',
    picture: deserialise(loaderData.front).slides[0]?.picture,
    // Search engines read what the server sends, which hydration keeps; a browser need not load the code that writes it.
    facts: import.meta.env.SSR
      ? toShopFacts({ ...findShop(matches), footer, returnDays: loaderData.returnDays })
      : [{ '@id': '/' }],
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { front, sections, freeShippingFromPaise, hasCod, returnDays, previewOf } = loaderData;
  const { slides, categories, isUnknown } = deserialise(front);
  const facts = { categories, isUnknown, freeShippingFromPaise, hasCod, returnDays };
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      {previewOf && <PreviewNote at={previewOf} />}
      {slides.length > 0 && (
        <CachedFragment name="slider" of={slides} isNew>
          <HeroSlider slides={slides} />
        </CachedFragment>
      )}
      {sections.map((section, place) => (
        <Section key={`${place} ${section.kind}`} id={`section-${place}`} section={section} facts={facts} />
      ))}
    </>
  );
}

function PreviewNote({ at }: { at: string }) {
  return (
    <p role="note" className="border-b border-line bg-card px-4 py-3 text-center">
      {words.previewOf(at)}
    </p>
  );
}

function toTile({ slug, name, description, rule, picture, productCount }: Category) {
  return {
    slug,
    name,
    description,
    isRule: rule !== null,
    picture: withoutPlaceholder(picture),
    productCount,
  };
}
