import { data } from 'react-router';
import type { Category } from '#domain/catalogue/category.ts';
import type { HomeContent } from '#domain/content/content.ts';
import { DEFAULT_HOME } from '#domain/content/content-defaults.ts';
import { defaultSettings } from '#domain/seller/settings.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { toShopFacts } from '#web/head/shop-facts.ts';
import { nullIfMissing } from '#web/rendering/null-if-missing.ts';
import { memoiseOne } from '#web/rendering/memoise-one.ts';
import { findShop, toFailureMeta, toPageMeta } from '#web/shell/page-meta.ts';
import { serialise, deserialise } from '#web/rendering/serialised-props.ts';
import { withTimeout } from '#web/page-states/with-timeout.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { openShell } from '#web/shell/shell-data.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/home.route.ts';
import { Benefits } from './benefits.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Featured } from './featured.tsx';
import { HeroSlider } from './hero-slider.tsx';
import { Makers } from './makers.tsx';
import { useOffered } from '#web/shell/use-offered.ts';
import { Newsletter } from './newsletter.tsx';
import { pickFeatured, pickMakers, toSlides } from './pick.ts';

const FETCHED = 40;

/**
 * Renders each section without the others; a page that lacks one is sent as a 503, so that it is not cached and search engines come again.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [categories, content, settings, featured] = await Promise.all([
    nullIfMissing(ctx, listCategories(ctx)),
    nullIfMissing(ctx, readContent(ctx, 'home')),
    nullIfMissing(ctx, readSettings(ctx)),
    nullIfMissing(ctx, listProducts(ctx, { featured: true, sort: 'featured', limit: FETCHED })),
  ]);
  const { shipping, payment, general } = settings ?? defaultSettings;
  const cards = featured && pickFeatured(featured.items);
  const home = {
    front: serialise(toFront(content ?? DEFAULT_HOME, categories)),
    cards: cards?.map(serialise),
    makers: cards ? pickMakers(featured.items, cards).map(serialise) : [],
    freeShippingFromPaise: shipping.freeShippingThresholdPaise,
    hasCod: payment.codEnabled,
    returnDays: general.returnDays,
  };
  return data(home, { status: categories && content && settings && featured ? 200 : 503 });
}

const toFront = memoiseOne((content: HomeContent, categories: Category[] | undefined) => ({
  slides: toSlides(content.slides, categories ?? []),
  categories: categories?.map(toTile) ?? [],
  isUnknown: categories === undefined,
}));

export const clientMiddleware = [withTimeout];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return toFailureMeta(error, matches);
  const { footer } = openShell(matches[0].loaderData);
  return toPageMeta({
    matches,
    title: 'Handcrafted home decor from India',
    description: footer.companyDescription,
    path: '/',
    picture: deserialise(loaderData.front).slides[0]?.picture,
    facts: toShopFacts({ ...findShop(matches), footer, returnDays: loaderData.returnDays }),
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { email, onlinePayment } = useOffered();
  const { front, cards, makers, freeShippingFromPaise, hasCod, returnDays } = loaderData;
  const { slides, categories, isUnknown } = deserialise(front);
  return (
    <>
      <h1 className="sr-only">Handcrafted home decor from India</h1>
      <CachedFragment name="slider" of={slides} isNew>
        <HeroSlider slides={slides} />
      </CachedFragment>
      <CachedFragment name="strip" of={categories} isNew>
        <CategoryStrip categories={categories} />
      </CachedFragment>
      <Featured cards={cards?.map(deserialise)} />
      <CachedFragment name="tiles" of={categories} isNew>
        <CategoryTiles {...{ categories, isUnknown }} />
      </CachedFragment>
      <CachedFragment name="makers" of={makers} isNew>
        <Makers makers={makers.map(deserialise)} />
      </CachedFragment>
      <CachedFragment
        name={`benefits ${freeShippingFromPaise} ${onlinePayment} ${hasCod} ${returnDays}`}
        of={slides}
        isNew
      >
        <Benefits
          {...{ freeShippingFromPaise, returnDays, payment: { online: onlinePayment, cod: hasCod } }}
        />
      </CachedFragment>
      {email && <Newsletter />}
    </>
  );
}

function toTile({ slug, name, description, rule, picture, productCount }: Category) {
  return { slug, name, description, isRule: rule !== null, picture, productCount };
}
