import { toRupees } from '#domain/money.ts';
import { toMainUrl } from '#domain/picture.ts';
import type { Product } from '#domain/product.ts';
import { isInStock } from '#domain/stock.ts';

/** What search engines read of a product: https://schema.org/Product. */
export function toProductFacts(
  product: Omit<Product, 'tags' | 'createdAt'>,
  reviews: { total: number; average: number },
  url: URL,
): Record<string, string | number | boolean | null | object> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription || product.description,
    sku: product.sku,
    image: product.pictures.map((picture) => new URL(toMainUrl(picture), url).href),
    ...(product.material && { material: product.material }),
    ...(product.maker && { brand: { '@type': 'Brand', name: product.maker.name } }),
    offers: {
      '@type': 'Offer',
      url: url.href,
      priceCurrency: 'INR',
      price: toRupees(product.fromPricePaise),
      availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
    },
    ...(reviews.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.average,
        reviewCount: reviews.total,
      },
    }),
  };
}
