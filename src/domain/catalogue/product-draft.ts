import { z } from 'zod';
import { effectivePricePaise } from '#domain/money/price.ts';
import { StateKey } from '#domain/tax/state.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { listPriced } from '#domain/stock/stock.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

const line = z.string().trim().max(200, atMostSentence(200));
const text = z.string().trim().max(20_000, 'This text is too long').default('');
const optional = line.min(1).nullable().default(null);
const millimetres = z
  .int('Give whole millimetres')
  .min(1, 'A measure must be above 0')
  .max(100_000)
  .nullable()
  .default(null);
const sku = z
  .string('Enter an article number')
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'An article number has letters, digits, dots and hyphens only');
const paise = z
  .int('Enter a price')
  .min(1, 'A price must be above ₹0')
  .max(100_000_000_00, 'This price is too high');
const pieces = z.int('Enter whole pieces').min(0, 'Stock cannot be below 0').max(1_000_000).default(0);
const prices = { pricePaise: paise, salePricePaise: paise.nullable().default(null) };

const notDearer = {
  path: ['salePricePaise'],
  message: 'The sale price must not be above the price: that is the MRP',
};

/** One colour and size of a product that is about to be listed. */
export const VariantDraft = z
  .object({
    sku,
    ...prices,
    color: optional,
    size: optional,
    stockQuantity: pieces,
    available: z.boolean().default(true),
  })
  .refine(({ pricePaise, salePricePaise }) => (salePricePaise ?? 0) <= pricePaise, notDearer)
  .refine(({ color, size }) => color !== null || size !== null, 'A variant needs a colour or a size');
export type VariantDraft = z.infer<typeof VariantDraft>;

const AttributeDraft = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9_]{0,30}$/, 'Use small letters, digits and _ only'),
  value: line.min(1, 'Enter a value'),
});

const PictureUse = z.object({
  pictureId: z.string(),
  color: optional,
  alt: line.min(1, 'Say what the picture shows'),
});

/**
 * A product that is about to be listed. Prices are paise with GST; with variants, theirs count, and the product's own price and stock are
 * derived from them. Nothing is published without an HSN code, because it could not be invoiced (Rule 46).
 */
export const ProductDraft = z
  .object({
    sku,
    name: line.min(2, 'Enter a name of at least 2 letters'),
    nameHi: optional,
    categoryId: z.string('Choose a category'),
    subcategoryId: z.string().nullable().default(null),
    shortDescription: line.default(''),
    description: text,
    care: text,
    craft: optional,
    technique: optional,
    material: optional,
    place: optional,
    stateKey: StateKey.nullable().default(null),
    giName: optional,
    giAuthorisedUserNo: optional,
    maker: z
      .object({ name: line.min(1), story: text })
      .nullable()
      .default(null),
    hsn: z
      .string('Enter an HSN code')
      .regex(/^\d{4,8}$/, 'Enter an HSN code of 4 to 8 digits: invoices need it'),
    rateBp: z.int().min(0).max(10_000).nullable().default(null),
    /** The product is made mainly by hand and listed in the handicraft notification: a seller without GST may send it to another State. */
    handicraft: z.boolean().default(false),
    uqc: Uqc.exclude(['OTH']).default('NOS'),
    countryOfOrigin: line.min(1).default('India'),
    netQuantity: line.min(1).default('1 N'),
    lengthMm: millimetres,
    widthMm: millimetres,
    heightMm: millimetres,
    weightGrams: z.int().min(1).max(1_000_000).nullable().default(null),
    ...prices,
    stockQuantity: pieces,
    tags: z.array(line.min(1)).max(60).default([]),
    featured: z.boolean().default(false),
    variants: z.array(VariantDraft).max(200).default([]),
    attributes: z.array(AttributeDraft).max(200).default([]),
    pictures: z.array(PictureUse).max(60).default([]),
    createdAt: z.date().optional(),
  })
  .refine(({ pricePaise, salePricePaise }) => (salePricePaise ?? 0) <= pricePaise, notDearer)
  .superRefine(({ variants }, issues) => {
    const seen = new Set<string>();
    for (const [index, { color, size }] of variants.entries()) {
      const choice = JSON.stringify([color, size]);
      if (seen.has(choice)) {
        const path = ['variants', index];
        issues.addIssue({
          code: 'custom',
          path,
          message: 'There is another variant of this colour and size',
        });
      }
      seen.add(choice);
    }
  });
export type ProductDraft = z.infer<typeof ProductDraft>;
export type ProductDraftInput = z.input<typeof ProductDraft>;

/** Returns the variant that sets the product's price: the cheapest of those in stock, else of all; undefined without variants. */
export function findLeadingVariant(variants: readonly VariantDraft[]): VariantDraft | undefined {
  return listPriced(variants).toSorted((a, b) => effectivePricePaise(a) - effectivePricePaise(b))[0];
}
