import { decodeOrKeep } from '#domain/decode-or-keep.ts';

/** No shop writes longer addresses; the time to strip the trailing slashes of one grows with the square of its length. */
const longest = 2000;

/**
 * Returns an address of an earlier shop in the form in which it is compared: its path in lower case, without host, query, trailing slash
 * and encoding; undefined if it is not an address.
 */
export function toOldPath(address: string): string | undefined {
  if (address.length > longest) return undefined;
  const text = address.trim();
  if (!/^(\/|https?:\/\/)/i.test(text) || !URL.canParse(text, 'https://shop.invalid')) return undefined;
  const { pathname } = new URL(text, 'https://shop.invalid');
  const path = decodeOrKeep(pathname).toLowerCase().replace(/\/+$/, '');
  return path === '' || /[?#\0]/.test(path) ? undefined : path;
}

/** Returns the handle of the collection or category that an address of Shopify or WooCommerce names: `/collections/lamps`. */
export function findOldCategory(path: string): string | undefined {
  return /^\/(?:collections|product-category)\/(?:.*\/)?([^/]+)$/.exec(path)?.[1];
}

/** Returns the handle of a product that a Shopify address within a collection names: `/collections/lamps/products/diya`. */
export function findOldProduct(path: string): string | undefined {
  return /^\/collections\/[^/]+\/products\/([^/]+)$/.exec(path)?.[1];
}
