import { toIndianDay } from '#domain/indian-time.ts';
import { shippingRate } from '#domain/pricing/shipping-charge.ts';
import { toRupees } from '#domain/money/money.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { effectivePricePaise, isOnSale } from '#domain/money/price.ts';
import { type Product, toProductPath, type Variant } from '#domain/catalogue/product.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { isInStock, isVariantInStock, listPriced } from '#domain/stock/stock.ts';
import { describeOnce, toReturnsFacts, toShippingFacts } from '#web/head/promise-facts.ts';

type Told = Omit<Product, 'tags' | 'createdAt'>;
type Judged = {
  total: number;
  average: number;
  items: readonly { author: string; rating: number; title: string; body: string; createdAt: Date }[];
};
/** The shop's terms for every product. */
export type Terms = { shipping: Settings['shipping']; returnDays: number };

const mostReviews = 3;
// Handling and transit add up to the 5-7 business days that are promised everywhere: two or three to pack, three or four in transit.
const days = { handling: { from: 2, to: 3 }, transit: { from: 3, to: 4 } };

/**
 * Describes a product for search engines: https://schema.org/Product,
 * https://developers.google.com/search/docs/appearance/structured-data/product.
 */
export function toProductFacts(product: Told, reviews: Judged, terms: Terms, origin: string): object {
  const url = new URL(toProductPath(product.slug), origin).href;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    description: product.shortDescription || product.description,
    sku: product.sku,
    image: product.pictures.map((picture) => new URL(toMainUrl(picture), origin).href),
    category: product.category.name,
    ...(product.material && { material: product.material }),
    ...(product.maker && { brand: { '@type': 'Brand', name: product.maker.name } }),
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    offers:
      product.variants.length > 0
        ? toAggregate(product, url, terms)
        : toOffer(product, { url, terms, say: describeOnce() }),
    ...(reviews.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.average,
        reviewCount: reviews.total,
      },
      review: reviews.items.slice(0, mostReviews).map(toReview),
    }),
  };
}

/** Describes all variants as offers; the price range covers those in stock, if there are any. */
function toAggregate(product: Told, url: string, terms: Terms): object {
  const prices = listPriced(product.variants).map(effectivePricePaise);
  const say = describeOnce();
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: toRupees(Math.min(...prices)),
    highPrice: toRupees(Math.max(...prices)),
    offerCount: product.variants.length,
    availability: toAvailability(isInStock(product)),
    offers: product.variants.map((variant) =>
      toOffer(variant, { url: toVariantUrl(variant, url), terms, say }),
    ),
  };
}

type Offering = { url: string; terms: Terms; say: ReturnType<typeof describeOnce> };

function toOffer(offered: Told | Variant, { url, terms, say }: Offering): object {
  const { shipping, returnDays } = terms;
  const payPaise = effectivePricePaise(offered);
  const isThere = 'variants' in offered ? isInStock(offered) : isVariantInStock(offered);
  return {
    '@type': 'Offer',
    url,
    sku: offered.sku,
    priceCurrency: 'INR',
    price: toRupees(payPaise),
    ...(isOnSale(offered) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: toRupees(offered.pricePaise),
        priceCurrency: 'INR',
      },
    }),
    availability: toAvailability(isThere),
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: say(toShippingFacts(shippingRate('standard', payPaise, shipping), days)),
    ...(returnDays > 0 && { hasMerchantReturnPolicy: say(toReturnsFacts(returnDays)) }),
  };
}

function toVariantUrl({ color, size }: Variant, url: string): string {
  const own = new URL(url);
  if (color) own.searchParams.set('color', color);
  if (size) own.searchParams.set('size', size);
  return own.href;
}

function toAvailability(isThere: boolean): string {
  return isThere ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}

function toReview({ author, rating, title, body, createdAt }: Judged['items'][number]): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: toIndianDay(createdAt),
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(title && { name: title }),
    reviewBody: body,
  };
}
