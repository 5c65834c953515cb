import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { isShadeOf } from '#domain/catalogue/swatch.ts';
import { dayMs } from '#domain/durations.ts';
import { createEntryIn } from '#shop/catalogue/makers-and-crafts/create-entry.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { type AddQuestion, addQuestions } from '#shop/catalogue/questions/add-questions.ts';
import { type AddReview, addReviews } from '#shop/catalogue/reviews/add-reviews.ts';
import { recordSales } from '#shop/catalogue/products/record-sales.ts';
import type { Tx } from '#shop/context.ts';
import { demoCategories } from './categories.ts';
import { divineCollections } from './products/divine-collections.ts';
import { festivals } from './products/festivals.ts';
import { gifting } from './products/gifting.ts';
import type { DemoProduct } from './products/product.ts';
import { homeAccent } from './products/home-accent.ts';
import { lighting } from './products/lighting.ts';
import { storageBags } from './products/storage-bags.ts';
import { wallDecor } from './products/wall-decor.ts';
import type { DemoPicture } from './load-pictures.ts';
import { chance } from './chance.ts';
import { toPrices, toVariants } from './make-variants.ts';
import { findMarks } from './marks.ts';
import type { Craft } from './read-crafts.ts';

export type CategoryIds = { id: string; subcategoryIds: Map<string, string> };
export type LoadProducts = {
  crafts: Craft[];
  categories: Map<string, CategoryIds>;
  pictures: DemoPicture[];
  pictureIds: Map<string, string>;
};

const demoProducts = [
  wallDecor,
  divineCollections,
  festivals,
  lighting,
  storageBags,
  gifting,
  homeAccent,
].flat();

/** Writes the products of the demo with their reviews, answered questions and recent sales. All dates are in the past. */
export async function loadProducts(tx: Tx, all: LoadProducts): Promise<void> {
  const now = tx.clock.now().getTime();
  const products = demoProducts.map((product) => ({ product, craft: findCraft(all.crafts, product.ref) }));
  await loadRegisters(tx, products, all);
  const ids = await addProducts(
    tx,
    products.map(({ product, craft }) => toDraft(product, craft, all, now)),
  );
  const reviews = products.flatMap(({ product }, index) => toReviews(product, ids[index]!, now));
  await addReviews(tx, reviews);
  const questions = products.flatMap(({ product }, index) => toQuestions(product, ids[index]!, now));
  await addQuestions(tx, questions);
  await recordSales(
    tx,
    products.map(({ product }, index) => ({ productId: ids[index]!, units: toUnitsSold(product) })),
  );
}

type DemoRow = { product: DemoProduct; craft: Craft };

/** Adds the makers with their stories, and the crafts. A craft has a place if all of its products come from there. */
async function loadRegisters(tx: Tx, rows: readonly DemoRow[], all: LoadProducts): Promise<void> {
  for (const [name, made] of Map.groupBy(rows, ({ product }) => product.maker.name)) {
    const portrait = all.pictures.find(({ maker }) => maker === name);
    await createEntryIn(tx, 'makers', {
      name,
      story: made[0]!.product.maker.story,
      ...findOrigin(made),
      picture_id: portrait ? all.pictureIds.get(portrait.key)! : null,
      picture_alt: portrait?.alt ?? '',
    });
  }
  for (const [name, made] of Map.groupBy(rows, ({ craft }) => craft.craft))
    await createEntryIn(tx, 'crafts', {
      name,
      story: '',
      ...findOrigin(made),
      picture_id: null,
      picture_alt: '',
      ...toMarks(made[0]!.craft),
    });
}

/** The marks of a craft whose products all have the same registered name. */
function toMarks({ craft, giName }: Craft) {
  const { giUserNo, craftmarkNo } = findMarks(craft);
  return { gi_name: giName, gi_authorised_user_no: giUserNo, craftmark_no: craftmarkNo };
}

function findOrigin(rows: readonly DemoRow[]) {
  const [first, ...others] = rows.map(({ craft }) => craft);
  const isSame = (name: 'place' | 'stateKey') => others.every((craft) => craft[name] === first![name]);
  return { place: isSame('place') ? first!.place : null, state: isSame('stateKey') ? first!.stateKey : null };
}

function findCraft(crafts: Craft[], ref: string): Craft {
  const craft = crafts.find((each) => each.ref === ref);
  if (!craft) throw new Error(`crafts.csv has no row ${ref}`);
  return craft;
}

function toDraft(product: DemoProduct, craft: Craft, all: LoadProducts, now: number): ProductDraftInput {
  const { id, subcategoryIds } = all.categories.get(craft.category)!;
  const variants = toVariants(product, craft);
  const { ref, name, nameHi, stateKey, material, technique, place, giName, hsn } = craft;
  const { lengthMm, widthMm, heightMm, weightGrams } = craft;
  const origin = { name, nameHi, stateKey, material, technique, place, giName, hsn };
  const measures = { lengthMm, widthMm, heightMm, weightGrams };
  return {
    sku: ref,
    ...origin,
    ...measures,
    variants,
    ...toPrices(product, craft, 0.4),
    ...toPack(product),
    craft: craft.craft,
    giAuthorisedUserNo: findMarks(craft.craft).giUserNo,
    categoryId: id,
    subcategoryId: subcategoryIds.get(craft.subcategory) ?? null,
    shortDescription: product.shortDescription,
    description: product.description,
    care: product.care,
    maker: product.maker,
    handicraft: /^(handicraft|exempt-clay|silver-filigree)/.test(craft.gstRule),
    // Clay idols share their HSN code with taxable ornaments but are themselves exempt (Circular 20/20/2017-GST).
    rateBp: craft.gstRule === 'exempt-clay-idol' ? 0 : null,
    stockQuantity: variants.length > 0 ? 0 : product.stock,
    tags: [...new Set([...product.tags, ...craft.tags])],
    featured: product.featured ?? false,
    attributes: toAttributes(product, craft),
    pictures: all.pictures
      .filter((picture) => picture.ref === ref)
      .map(({ key, colour, alt }) => ({ pictureId: all.pictureIds.get(key)!, color: colour ?? null, alt })),
    createdAt: new Date(now - toAge(product) * dayMs),
  };
}

/** A set is one article to the customer but several pieces under the Legal Metrology Rules. */
function toPack({ attributes }: DemoProduct): Pick<ProductDraftInput, 'uqc' | 'netQuantity'> {
  const pieces = /^Set of (\d+)$/.exec([attributes['size']].flat().join());
  return pieces ? { uqc: 'SET', netQuantity: `${pieces[1]} N` } : {};
}

function toAttributes(product: DemoProduct, craft: Craft): { name: string; value: string }[] {
  const category = demoCategories.find(({ slug }) => slug === craft.category)!;
  const named = Object.entries(product.attributes).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  const colours = category.filters.find(({ key }) => key === 'colour')?.options ?? [];
  const shown = colours.filter((option) => craft.colours.some((colour) => isShadeOf(colour, option)));
  // Bestsellers, New In and Sale use the category as a filter.
  const group = { name: 'type', value: category.name };
  return [...named, ...shown.map((value) => ({ name: 'colour', value })), group];
}

/** Returns how many days a product has been listed: up to 400, and less than a month and a half for about one in six. */
function toAge({ ref, reviews }: DemoProduct): number {
  const luck = chance(ref, 'listed');
  if (reviews.length <= 2 && luck < 0.4) return 3 + luck * 100;
  const oldest = Math.max(0, ...reviews.map(({ daysAgo }) => daysAgo + 7));
  return Math.max(60 + luck * 335, oldest);
}

/** Returns the product's reviews; none is older than the listing plus the time that a delivery takes. */
function toReviews(product: DemoProduct, productId: string, now: number): AddReview[] {
  const oldest = Math.max(0, ...product.reviews.map(({ daysAgo }) => daysAgo + 7));
  const pace = Math.min(1, toAge(product) / oldest);
  return product.reviews.map(({ author, rating, title, body, daysAgo }) => {
    const createdAt = new Date(now - daysAgo * pace * dayMs);
    return { author, rating, title, productId, text: body, createdAt };
  });
}

/** Returns the product's questions, asked after it was listed and answered half a day later. */
function toQuestions(
  { questions = [], ...product }: DemoProduct,
  productId: string,
  now: number,
): AddQuestion[] {
  return questions.map(({ author, text, answer, daysAgo }) => {
    const askedMs = now - Math.min(daysAgo, toAge(product) - 1) * dayMs;
    return {
      productId,
      author,
      text,
      answer,
      askedAt: new Date(askedMs),
      answeredAt: new Date(askedMs + dayMs / 2),
    };
  });
}

/**
 * Returns the units sold in the last 90 days: about every third product sold some; featured ones and those with many good reviews sold
 * more.
 */
function toUnitsSold({ ref, featured, reviews, stock }: DemoProduct): number {
  if (chance(ref, 'sells') > 0.3 && !featured) return 0;
  const liked = reviews.filter(({ rating }) => rating >= 4).length;
  return Math.round(
    2 + chance(ref, 'sold') * 20 + liked * 9 + (featured ? 25 : 0) + Math.min(stock, 3000) / 60,
  );
}
