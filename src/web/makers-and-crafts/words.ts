// All text of the pages of makers and crafts, except the texts that the owner writes.

import { formatCount } from '#domain/format-count.ts';

export const notFound = 'Page not found';
export const home = 'Home';
export const products = 'Products';
export const allProducts = 'All Products';
export const productCount = (count: number) => formatCount(count, 'product');
export const description = (entry: string) => `${entry}: handmade products and prices.`;

export const gi = (name: string) => `Geographical indication: ${name}`;
export const giNumber = (number: string) => `Authorised user no. ${number}`;
export const giText =
  'The law protects this name for products from their place of origin (GI Act, 1999). Only registered authorised users may sell under it.';
export const craftmark = 'Craftmark';
export const craftmarkNumber = (number: string) => `Licence no. ${number}`;
export const craftmarkText =
  'AIACA, the All India Artisans and Craftworkers Welfare Association, gives this mark to genuine Indian handicrafts after checking how they are made.';
