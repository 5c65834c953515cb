import { z } from 'zod';
import { HSN_PATTERN } from '#domain/tax/tax-rate.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

// Checks of single product fields, shared by the form, the API, imports and the demo.

export const ProductLine = z.string().trim().max(200, atMostSentence(200));
export const ProductText = z.string().trim().max(20_000, 'This text is too long');
export const OptionalLine = ProductLine.min(1).nullable();

export const ProductName = ProductLine.min(2, 'Enter a name of at least 2 letters');

export const Sku = z
  .string('Enter a SKU')
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'A SKU can have only letters, digits, dots and hyphens');

export const HsnCode = z
  .string('Enter an HSN code')
  .regex(HSN_PATTERN, 'Enter an HSN code of 4 to 8 digits: invoices need it');

/** The last part of a product's address: `brass-diya`. */
export const ProductSlug = z
  .string()
  .trim()
  .max(100, atMostSentence(100))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, like brass-diya');

export const Millimetres = z
  .int('Enter whole millimetres')
  .min(1, 'A measurement must be above 0')
  .max(100_000)
  .nullable();

export const Grams = z.int('Enter whole grams').min(1, 'A weight must be above 0').max(1_000_000).nullable();

export const Pieces = z.int('Enter whole pieces').min(0, 'Stock cannot be below 0').max(1_000_000);

/** The storage location of the pieces, such as A-3. */
export const LocationText = z.string().trim().max(40, atMostSentence(40));
export const OptionalLocation = LocationText.min(1).nullable();

export const AttributeName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9_]{0,30}$/, 'Use small letters, digits and _ only');

export const SALE_ABOVE_PRICE = 'The sale price cannot be above the price, which is the MRP';
export const NO_CHOICE = 'A variant needs a colour or a size';
export const SAME_CHOICE = 'Another variant already has this colour and size';
