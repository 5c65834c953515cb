import { listPicturesFor, measure, toProductPath } from '#domain/catalogue/product.ts';
import type { Variant } from '#domain/catalogue/product.ts';
import type { Paise } from '#domain/money/money.ts';
import type { FeedProduct } from '#shop/catalogue/products/list-for-feed.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { isOnSale } from '#domain/money/price.ts';
import { isVariantInStock } from '#domain/stock/stock.ts';
import { shippingRate } from '#domain/pricing/shipping-charge.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { toElement } from '#platform/formats/xml.ts';

// RSS 2.0 with the fields of Google Merchant Center: https://support.google.com/merchants/answer/7052112

export type FeedShop = { name: string; origin: string; shipping: Settings['shipping'] };

/** Our categories in Google's taxonomy: https://www.google.com/basepages/producttype/taxonomy.en-US.txt */
const googleCategories: Record<string, string> = {
  'wall-decor': 'Home & Garden > Decor > Artwork',
  'divine-collections': 'Religious & Ceremonial > Religious Items',
  festivals: 'Home & Garden > Decor > Seasonal & Holiday Decorations',
  lighting: 'Home & Garden > Lighting',
  'home-accent': 'Home & Garden > Decor',
  'storage-bags': 'Luggage & Bags',
};

const mostTitle = 150;
const mostDescription = 5000;
const mostMorePictures = 10;

export function toFeedHead({ name, origin }: FeedShop): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    toElement('title', name) +
    toElement('link', origin) +
    toElement('description', `Everything ${name} sells`)
  );
}

export const FEED_END = '</channel>\n</rss>\n';

/**
 * Returns the items of a product: the product itself, or each of its variants. Returns an empty string without a picture, because Google
 * refuses such items.
 */
export function toFeedItems(product: FeedProduct, shop: FeedShop): string {
  if (product.pictures.length === 0) return '';
  const offers = product.variants.length > 0 ? product.variants.map(toOffer) : [product];
  return offers.map((offer) => toItem(product, offer, shop)).join('');
}

type Offer = {
  id: string;
  pricePaise: Paise;
  salePricePaise: Paise | null;
  stockQuantity: number;
  variant?: Variant;
};

function toOffer(variant: Variant): Offer {
  const { id, pricePaise, salePricePaise } = variant;
  const stockQuantity = isVariantInStock(variant) ? variant.stockQuantity : 0;
  return { id, pricePaise, salePricePaise, stockQuantity, variant };
}

function toItem(product: FeedProduct, offer: Offer, shop: FeedShop): string {
  const { variant } = offer;
  const choice = [variant?.color, variant?.size].filter(Boolean).join(', ');
  const payPaise = isOnSale(offer) ? offer.salePricePaise : offer.pricePaise;
  return [
    '<item>\n',
    toElement('g:id', offer.id),
    toElement('g:item_group_id', variant && product.id),
    toElement('g:title', cut(choice ? `${product.name} (${choice})` : product.name, mostTitle)),
    toElement(
      'g:description',
      cut(product.description || product.shortDescription || product.name, mostDescription),
    ),
    toElement('g:link', toLink(product, variant, shop.origin)),
    toPictures(product, variant, shop.origin),
    toElement('g:availability', offer.stockQuantity > 0 ? 'in_stock' : 'out_of_stock'),
    toElement('g:price', toPrice(offer.pricePaise)),
    toElement('g:sale_price', isOnSale(offer) ? toPrice(offer.salePricePaise) : ''),
    toElement('g:condition', 'new'),
    toElement('g:brand', product.makerName ?? shop.name),
    // Handmade products have no barcode.
    toElement('g:identifier_exists', 'no'),
    toElement('g:google_product_category', googleCategories[product.categorySlug]),
    toElement('g:product_type', [product.categoryName, product.subcategoryName].filter(Boolean).join(' > ')),
    toElement('g:color', variant?.color),
    toElement('g:size', variant?.size),
    toElement('g:material', product.material),
    toElement('g:shipping_weight', toWeight(product, variant)),
    '<g:shipping>\n<g:country>IN</g:country>\n<g:service>Standard</g:service>\n',
    toElement('g:price', toPrice(shippingRate('standard', payPaise, shop.shipping))),
    '</g:shipping>\n</item>\n',
  ].join('');
}

function toLink(product: FeedProduct, variant: Variant | undefined, origin: string): string {
  const url = new URL(toProductPath(product.slug), origin);
  if (variant?.color) url.searchParams.set('color', variant.color);
  if (variant?.size) url.searchParams.set('size', variant.size);
  return url.href;
}

function toPictures({ pictures }: FeedProduct, variant: Variant | undefined, origin: string): string {
  const own = listPicturesFor(pictures, variant?.color ?? null);
  const [first, ...more] = own.map((picture) => new URL(toMainUrl(picture), origin).href);
  const others = more.slice(0, mostMorePictures).map((url) => toElement('g:additional_image_link', url));
  return toElement('g:image_link', first) + others.join('');
}

/** Returns the shipping weight; empty where only the weight of another size is known. */
function toWeight(product: FeedProduct, variant: Variant | undefined): string {
  const { weightGrams, ofOneSize } = measure(product, variant);
  return weightGrams === null || ofOneSize.weight ? '' : `${weightGrams} g`;
}

/** Formats `1234.00 INR`, without dividing floats. */
function toPrice(paise: Paise): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')} INR`;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
