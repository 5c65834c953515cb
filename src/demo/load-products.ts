import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { isShadeOf } from '#domain/catalogue/swatch.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { type AddReview, addReviews } from '#shop/catalogue/reviews/add-reviews.ts';
import { recordSales } from '#shop/catalogue/products/record-sales.ts';
import type { Tx } from '#shop/context.ts';
import { demoCategories } from './categories.ts';
import { divineCollections } from './products/divine-collections.ts';
import { festivals } from './products/festivals.ts';
import { gifting } from './products/gifting.ts';
import type { DemoGood } from './products/product.ts';
import { homeAccent } from './products/home-accent.ts';
import { lighting } from './products/lighting.ts';
import { storageBags } from './products/storage-bags.ts';
import { wallDecor } from './products/wall-decor.ts';
import type { DemoPicture } from './load-pictures.ts';
import { chance } from './chance.ts';
import { toPrices, toVariants } from './make-variants.ts';
import type { Craft } from './read-crafts.ts';

export type CategoryIds = { id: string; subcategoryIds: Map<string, string> };
export type LoadGoods = {
  crafts: Craft[];
  categories: Map<string, CategoryIds>;
  pictures: DemoPicture[];
  pictureIds: Map<string, string>;
};

const demoGoods = [
  wallDecor,
  divineCollections,
  festivals,
  lighting,
  storageBags,
  gifting,
  homeAccent,
].flat();
const dayMs = 24 * 60 * 60 * 1000;

/** Lists the goods of the demo with their reviews and what was sold of them lately. Dates lie before now. */
export async function loadGoods(tx: Tx, all: LoadGoods): Promise<void> {
  const now = tx.clock.now().getTime();
  const goods = demoGoods.map((good) => ({ good, craft: findCraft(all.crafts, good.ref) }));
  const ids = await addProducts(
    tx,
    goods.map(({ good, craft }) => toDraft(good, craft, all, now)),
  );
  const reviews = goods.flatMap(({ good }, index) => toReviews(good, ids[index]!, now));
  await addReviews(tx, reviews);
  await recordSales(
    tx,
    goods.map(({ good }, index) => ({ productId: ids[index]!, units: toUnitsSold(good) })),
  );
}

function findCraft(crafts: Craft[], ref: string): Craft {
  const craft = crafts.find((each) => each.ref === ref);
  if (!craft) throw new Error(`crafts.csv has no row ${ref}`);
  return craft;
}

function toDraft(good: DemoGood, craft: Craft, all: LoadGoods, now: number): ProductDraftInput {
  const { id, subcategoryIds } = all.categories.get(craft.category)!;
  const variants = toVariants(good, craft);
  const { ref, name, nameHi, stateKey, material, technique, place, giName, hsn } = craft;
  const { lengthMm, widthMm, heightMm, weightGrams } = craft;
  const origin = { name, nameHi, stateKey, material, technique, place, giName, hsn };
  const measures = { lengthMm, widthMm, heightMm, weightGrams };
  return {
    sku: ref,
    ...origin,
    ...measures,
    variants,
    ...toPrices(good, craft, 0.4),
    ...toPack(good),
    craft: craft.craft,
    categoryId: id,
    subcategoryId: subcategoryIds.get(craft.subcategory) ?? null,
    shortDescription: good.shortDescription,
    description: good.description,
    care: good.care,
    maker: good.maker,
    handicraft: /^(handicraft|exempt-clay|silver-filigree)/.test(craft.gstRule),
    // Clay idols share their HSN code with taxable ornaments but are exempt by themselves (Circular 20/20/2017-GST).
    rateBp: craft.gstRule === 'exempt-clay-idol' ? 0 : null,
    stockQuantity: variants.length > 0 ? 0 : good.stock,
    tags: [...new Set([...good.tags, ...craft.tags])],
    featured: good.featured ?? false,
    attributes: toAttributes(good, craft),
    pictures: all.pictures
      .filter((picture) => picture.ref === ref)
      .map(({ key, colour, alt }) => ({ pictureId: all.pictureIds.get(key)!, color: colour ?? null, alt })),
    createdAt: new Date(now - toAge(good) * dayMs),
  };
}

/** A set is one article to the customer and several pieces to the Legal Metrology Rules. */
function toPack({ attributes }: DemoGood): Pick<ProductDraftInput, 'uqc' | 'netQuantity'> {
  const pieces = /^Set of (\d+)$/.exec([attributes['size']].flat().join());
  return pieces ? { uqc: 'SET', netQuantity: `${pieces[1]} N` } : {};
}

function toAttributes(good: DemoGood, craft: Craft): { name: string; value: string }[] {
  const category = demoCategories.find(({ slug }) => slug === craft.category)!;
  const named = Object.entries(good.attributes).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  const colours = category.filters.find(({ key }) => key === 'colour')?.options ?? [];
  const shown = colours.filter((option) => craft.colours.some((colour) => isShadeOf(colour, option)));
  // Bestsellers, New In and Sale tell goods apart by their group.
  const group = { name: 'type', value: category.name };
  return [...named, ...shown.map((value) => ({ name: 'colour', value })), group];
}

/** How many days a good has been listed: up to 400, about every sixth of them for less than a month and a half. */
function toAge({ ref, reviews }: DemoGood): number {
  const luck = chance(ref, 'listed');
  if (reviews.length <= 2 && luck < 0.4) return 3 + luck * 100;
  const oldest = Math.max(0, ...reviews.map(({ daysAgo }) => daysAgo + 7));
  return Math.max(60 + luck * 335, oldest);
}

/** What its readers wrote; nobody wrote about a good before it was listed and had time to arrive. */
function toReviews(good: DemoGood, productId: string, now: number): AddReview[] {
  const oldest = Math.max(0, ...good.reviews.map(({ daysAgo }) => daysAgo + 7));
  const pace = Math.min(1, toAge(good) / oldest);
  return good.reviews.map(({ author, rating, title, body, daysAgo }) => {
    const createdAt = new Date(now - daysAgo * pace * dayMs);
    return { author, rating, title, productId, text: body, createdAt };
  });
}

/** About every third good sold something in the last 90 days; featured ones and those with many reviews more. */
function toUnitsSold({ ref, featured, reviews, stock }: DemoGood): number {
  if (chance(ref, 'sells') > 0.3 && !featured) return 0;
  const liked = reviews.filter(({ rating }) => rating >= 4).length;
  return Math.round(
    2 + chance(ref, 'sold') * 20 + liked * 9 + (featured ? 25 : 0) + Math.min(stock, 3000) / 60,
  );
}
