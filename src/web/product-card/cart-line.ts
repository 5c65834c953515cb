import type { CartLine } from '#domain/cart/cart.ts';
import { toRupees, type Paise } from '#domain/money/money.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import { toPictureUrl } from '#domain/catalogue/picture-url.ts';
import { isOnSale } from '#domain/money/price.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';

/** The facts about a product that are needed to add it to the cart or the wishlist. */
export type CartProduct = {
  id: string;
  name: string;
  pricePaise: Paise;
  salePricePaise: Paise | null;
  /** URL of a small picture, or empty. */
  image: string;
  /** The number of pieces in stock, where it is known. */
  stock?: number | undefined;
  /** Slug of the product's first category. */
  category?: string;
  variant?: { id: string; color: string | null; size: string | null };
};

const THUMBNAIL_WIDTH = 320;

/** Returns the picture URL that cart and wishlist store for a product. */
export function toThumbnail(picture: Pick<Picture, 'key'> | null | undefined): string {
  return picture ? toPictureUrl(picture.key, THUMBNAIL_WIDTH) : '';
}

/** Builds a line of the stored cart: prices are in rupees, as the shopper sees them now. */
export function toCartLine(cartProduct: CartProduct, quantity: number, addedAt: Date): CartLine {
  const { id, variant } = cartProduct;
  const prices = toStoredPrices(cartProduct);
  return {
    product_id: id,
    product: {
      ...toNamed(cartProduct),
      ...prices,
      variant_info: variant ? { variant_id: variant.id, color: variant.color, size: variant.size } : null,
    },
    quantity,
    price: prices.sale_price ?? prices.price,
    added_at: addedAt.toISOString(),
  };
}

/** Builds an item of the stored wishlist. */
export function toWish(cartProduct: CartProduct, inStock: boolean): WishlistItem {
  const stock_status = inStock ? 'in_stock' : 'out_of_stock';
  return { ...toNamed(cartProduct), ...toStoredPrices(cartProduct), stock_status };
}

function toNamed({ id, name, image }: CartProduct) {
  return { id, name, images: image ? [image] : [] };
}

function toStoredPrices(cartProduct: CartProduct) {
  return {
    price: toRupees(cartProduct.pricePaise),
    sale_price: isOnSale(cartProduct) ? toRupees(cartProduct.salePricePaise) : null,
  };
}
