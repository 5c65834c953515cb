import type { Category } from '#domain/category.ts';
import { listCategories } from '#shop/catalogue/list-categories.ts';
import { listProducts } from '#shop/catalogue/list-products.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { toPageMeta } from '#web/parts/page-meta.ts';
import { shopContext } from '#web/shop-context.ts';
import type { Route } from './+types/home.route.ts';
import { Benefits } from './home/benefits.tsx';
import { CategoryStrip } from './home/category-strip.tsx';
import { CategoryTiles } from './home/category-tiles.tsx';
import { Featured } from './home/featured.tsx';
import { HeroSlider } from './home/hero-slider.tsx';
import { Makers } from './home/makers.tsx';
import { Newsletter } from './home/newsletter.tsx';
import { pickFeatured, pickMakers, toSlides } from './home/pick.ts';

const FETCHED = 40;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [categories, content, settings, featured] = await Promise.all([
    listCategories(ctx),
    readContent(ctx, 'home'),
    readSettings(ctx),
    listProducts(ctx, { featured: true, sort: 'featured', limit: FETCHED }),
  ]);
  const cards = pickFeatured(featured.items);
  return {
    slides: toSlides(content.slides, categories),
    categories: categories.map(toTile),
    cards,
    makers: pickMakers(featured.items, cards),
    freeShippingFromPaise: settings.shipping.freeShippingThresholdPaise,
    origin: ctx.publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toPageMeta({
    title: 'Handcrafted home decor from India',
    description:
      'Brass idols, terracotta diyas, hand-painted walls and blue pottery, bought where they are made, with the name of the craft and the maker on every piece.',
    origin: loaderData.origin,
    path: '/',
    picture: loaderData.slides[0]?.picture,
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, categories, cards, makers, freeShippingFromPaise } = loaderData;
  return (
    <>
      <h1 className="sr-only">Handcrafted home decor from India</h1>
      <HeroSlider slides={slides} />
      <CategoryStrip categories={categories} />
      <Featured cards={cards} />
      <CategoryTiles categories={categories} />
      <Makers makers={makers} />
      <Benefits freeShippingFromPaise={freeShippingFromPaise} />
      <Newsletter />
    </>
  );
}

function toTile({ slug, name, description, rule, picture, productCount }: Category) {
  return { slug, name, description, isRule: rule !== null, picture, productCount };
}
