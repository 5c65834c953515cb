import type { Paise } from '#domain/money/money.ts';
import { type Picture, withoutPlaceholder } from './picture.ts';
import type { RegisterRef } from './register.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { discountPercentage, effectivePricePaise } from '#domain/money/price.ts';
import { averageRating } from './rating.ts';
import { isInStock } from '#domain/stock/stock.ts';

/** A product in one colour and size. Prices include GST; `pricePaise` is the MRP. */
export type Variant = {
  id: string;
  sku: string;
  color: string | null;
  size: string | null;
  pricePaise: Paise;
  salePricePaise: Paise | null;
  stockQuantity: number;
  available: boolean;
} & Measures;

/** The size and weight of one piece as dispatched; null if unknown. */
export type Measures = {
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightGrams: number | null;
};

export type ProductAttribute = { name: string; value: string };

export type Product = {
  id: string;
  /** The last part of its address. */
  slug: string;
  sku: string;
  name: string;
  nameHi: string | null;
  shortDescription: string;
  description: string;
  care: string;
  pricePaise: Paise;
  salePricePaise: Paise | null;
  /** The price of the cheapest way to buy it. */
  fromPricePaise: Paise;
  stockQuantity: number;
  hasVariants: boolean;
  variants: Variant[];
  pictures: Picture[];
  attributes: ProductAttribute[];
  tags: string[];
  category: { id: string; slug: string; name: string };
  subcategory: { id: string; slug: string; name: string } | null;
  featured: boolean;
  createdAt: Date;
  /** Its craft, with the number of the licence to use the Craftmark. */
  craft: (RegisterRef & { craftmarkNo: string | null }) | null;
  technique: string | null;
  material: string | null;
  place: string | null;
  stateKey: StateKey | null;
  maker: (RegisterRef & { story: string }) | null;
  /** The name is shown only together with the number of the authorised user (Geographical Indications Act 1999). */
  gi: { name: string; authorisedUserNo: string } | null;
  hsn: string;
  countryOfOrigin: string;
  netQuantity: string;
  ratingCount: number;
  ratingSum: number;
} & Measures;

/** The facts that a card in a grid shows. */
export type ProductCard = {
  id: string;
  slug: string;
  name: string;
  /** For a product with variants, the price of the cheapest: the one that `From` names. */
  pricePaise: Paise;
  salePricePaise: Paise | null;
  discountPercent: number;
  hasVariants: boolean;
  /** Whether its variants have different prices, so that the card says `From`. */
  pricesVary: boolean;
  inStock: boolean;
  /** Absent from a short card, so that a page with that card stays correct until the last piece is sold. */
  stockQuantity?: number;
  picture: Picture | null;
  /** The second picture, shown while the pointer is over the card. */
  hoverPicture: Picture | null;
  maker: string | null;
  craft: string | null;
  place: string | null;
  categorySlug: string;
  rating: number;
  ratingCount: number;
  /** Present where the products are shown as rows of a list. */
  details?: CardDetails;
};

/** The details that a row of a list adds to a product's card. */
export type CardDetails = {
  about: string;
  /** Where it is made, with the State. */
  origin: string;
  colors: string[];
  sizes: string[];
};

/** Returns the part of a product that its card shows; prices in paise, GST included. */
export function toProductCard(product: Product): ProductCard {
  const { id, slug, name, pricePaise, salePricePaise, hasVariants, stockQuantity } = product;
  return {
    id,
    slug,
    name,
    pricePaise,
    salePricePaise,
    hasVariants,
    pricesVary: new Set(product.variants.map(effectivePricePaise)).size > 1,
    stockQuantity,
    discountPercent: discountPercentage(product),
    inStock: isInStock(product),
    picture: product.pictures[0] ?? null,
    hoverPicture: withoutWords(product.pictures[1]),
    maker: product.maker?.name ?? null,
    craft: product.craft?.name ?? null,
    place: product.place,
    categorySlug: product.category.slug,
    rating: averageRating(product.ratingSum, product.ratingCount),
    ratingCount: product.ratingCount,
  };
}

/**
 * Returns a picture without placeholder and alt text, for cards that load it lazily next to its name: lists hold many and are sent often.
 */
function withoutWords(picture: Picture | undefined): Picture | null {
  const light = withoutPlaceholder(picture);
  return light && { ...light, alt: '' };
}

/** Returns the pictures to show for a colour: its own first, then those that show every variant; all when it has none. */
export function listPicturesFor<Shown extends Pick<Picture, 'color'>>(
  pictures: readonly Shown[],
  color: string | null,
): Shown[] {
  const own = pictures.filter((picture) => color !== null && picture.color === color);
  if (own.length === 0) return [...pictures];
  return [...own, ...pictures.filter((picture) => picture.color === null)];
}

/** Returns whether a product may show the GI badge: it has a registered name and an authorised user's number. */
export function hasGiBadge(product: Pick<Product, 'gi'>): boolean {
  return Boolean(product.gi?.name && product.gi.authorisedUserNo);
}

/** Returns whether a product has more than one size: its own dimensions and weight are then those of one size only. */
function hasSizes({ variants }: { variants: readonly Pick<Variant, 'size'>[] }): boolean {
  return new Set(variants.map(({ size }) => size)).size > 1;
}

type Measured = Measures & { variants: readonly Pick<Variant, 'size'>[] };

/**
 * Returns the dimensions in millimetres and the weight in grams of a variant, or of a product without variants: each is the variant's own,
 * else the product's. `ofOneSize` marks the product's values where the product has several sizes, because it is unknown which size they
 * describe.
 */
export function measure(product: Measured, variant: Measures | undefined) {
  const hasOwnSize = [variant?.lengthMm, variant?.widthMm, variant?.heightMm].some((side) => side != null);
  const hasOwnWeight = variant?.weightGrams != null;
  const { lengthMm, widthMm, heightMm } = hasOwnSize ? variant! : product;
  const { weightGrams } = hasOwnWeight ? variant : product;
  const isSized = hasSizes(product);
  const ofOneSize = { dimensions: isSized && !hasOwnSize, weight: isSized && !hasOwnWeight };
  return { lengthMm, widthMm, heightMm, weightGrams, ofOneSize };
}

/** Returns the path of a product's page. An id or a former slug redirects there. */
export function toProductPath(slug: string): string {
  return `/product/${encodeURIComponent(slug)}`;
}
