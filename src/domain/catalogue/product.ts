import type { Paise } from '#domain/money/money.ts';
import type { Picture } from './picture.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { discountPercentage } from '#domain/money/price.ts';
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
};

export type ProductAttribute = { name: string; value: string };

export type Product = {
  id: string;
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
  craft: string | null;
  technique: string | null;
  material: string | null;
  place: string | null;
  stateKey: StateKey | null;
  maker: { name: string; story: string | null } | null;
  /** The name is shown only together with the number of the authorised user (Geographical Indications Act 1999). */
  gi: { name: string; authorisedUserNo: string } | null;
  hsn: string;
  countryOfOrigin: string;
  netQuantity: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightGrams: number | null;
  ratingCount: number;
  ratingSum: number;
};

/** The facts that a card in a grid shows. */
export type ProductCard = {
  id: string;
  name: string;
  /** For a product with variants, the price of the cheapest: the one that `From` names. */
  pricePaise: Paise;
  salePricePaise: Paise | null;
  discountPercent: number;
  hasVariants: boolean;
  inStock: boolean;
  stockQuantity: number;
  picture: Picture | null;
  /** The second picture, shown while the pointer is over the card. */
  hoverPicture: Picture | null;
  maker: string | null;
  craft: string | null;
  place: string | null;
  categorySlug: string;
  rating: number;
  ratingCount: number;
};

/** Returns the part of a product that its card shows; prices in paise, GST included. */
export function toProductCard(product: Product): ProductCard {
  const { id, name, pricePaise, salePricePaise, hasVariants, stockQuantity } = product;
  return {
    id,
    name,
    pricePaise,
    salePricePaise,
    hasVariants,
    stockQuantity,
    discountPercent: discountPercentage(product),
    inStock: isInStock(product),
    picture: product.pictures[0] ?? null,
    hoverPicture: withoutWords(product.pictures[1]),
    maker: product.maker?.name ?? null,
    craft: product.craft,
    place: product.place,
    categorySlug: product.category.slug,
    rating: averageRating(product.ratingSum, product.ratingCount),
    ratingCount: product.ratingCount,
  };
}

/**
 * Returns a picture without placeholder and alt text, for cards that load it lazily beside its name: lists hold many and are sent often.
 */
function withoutWords(picture: Picture | undefined): Picture | null {
  return picture ? { ...picture, placeholder: '', alt: '' } : null;
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

/** Returns whether a product has more than one size: its dimensions and weight are then those of one size only. */
export function hasSizes({ variants }: { variants: Pick<Variant, 'size'>[] }): boolean {
  return new Set(variants.map(({ size }) => size)).size > 1;
}

/** Returns the path of a product's page. */
export function toProductPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}
