import { z } from 'zod';
import { effectivePricePaise } from '#domain/money/price.ts';
import { StateKey } from '#domain/tax/state.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { listPriced } from '#domain/stock/stock.ts';
import { MOST_PICTURES } from './picture.ts';
import {
  AttributeName,
  Grams,
  HsnCode,
  Millimetres,
  NO_CHOICE,
  OptionalLine,
  Pieces,
  ProductLine,
  ProductName,
  ProductText,
  SALE_ABOVE_PRICE,
  SAME_CHOICE,
  Sku,
} from './product-fields.ts';

const text = ProductText.default('');
const optional = OptionalLine.default(null);
const millimetres = Millimetres.default(null);
const paise = z
  .int('Enter a price')
  .min(1, 'A price must be above ₹0')
  .max(100_000_000_00, 'This price is too high');
const pieces = Pieces.default(0);
const prices = { pricePaise: paise, salePricePaise: paise.nullable().default(null) };

/** A variant without its own measures has null. */
const measures = {
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
  weightGrams: Grams.default(null),
};

const notDearer = { path: ['salePricePaise'], message: SALE_ABOVE_PRICE };

/** One colour and size of a product that is about to be listed. */
export const VariantDraft = z
  .object({
    sku: Sku,
    ...prices,
    color: optional,
    size: optional,
    stockQuantity: pieces,
    available: z.boolean().default(true),
    ...measures,
  })
  .refine(({ pricePaise, salePricePaise }) => (salePricePaise ?? 0) <= pricePaise, notDearer)
  .refine(({ color, size }) => color !== null || size !== null, NO_CHOICE);
export type VariantDraft = z.infer<typeof VariantDraft>;
export type VariantDraftInput = z.input<typeof VariantDraft>;

const AttributeDraft = z.object({
  name: AttributeName,
  value: ProductLine.min(1, 'Enter a value'),
});

const PictureUse = z.object({
  pictureId: z.string(),
  color: optional,
  alt: ProductLine.min(1, 'Describe what the picture shows'),
});

/**
 * A product that is about to be listed. Prices are paise with GST. With variants, the product's own price and stock are derived from
 * theirs. Nothing is published without an HSN code, because it could not be invoiced (Rule 46).
 */
export const ProductDraft = z
  .object({
    sku: Sku,
    name: ProductName,
    nameHi: optional,
    categoryId: z.string('Choose a category'),
    subcategoryId: z.string().nullable().default(null),
    shortDescription: ProductLine.default(''),
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
      .object({ name: ProductLine.min(1), story: text })
      .nullable()
      .default(null),
    hsn: HsnCode,
    rateBp: z.int().min(0).max(10_000).nullable().default(null),
    /**
     * Whether the product is made mainly by hand and listed in the handicraft notification: a seller without GST may send it to another
     * State.
     */
    handicraft: z.boolean().default(false),
    uqc: Uqc.exclude(['OTH']).default('NOS'),
    countryOfOrigin: ProductLine.min(1).default('India'),
    netQuantity: ProductLine.min(1).default('1 N'),
    ...measures,
    ...prices,
    stockQuantity: pieces,
    tags: z.array(ProductLine.min(1)).max(60).default([]),
    featured: z.boolean().default(false),
    variants: z.array(VariantDraft).max(200).default([]),
    attributes: z.array(AttributeDraft).max(200).default([]),
    pictures: z.array(PictureUse).max(MOST_PICTURES).default([]),
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
          message: SAME_CHOICE,
        });
      }
      seen.add(choice);
    }
  });
export type ProductDraft = z.infer<typeof ProductDraft>;
export type ProductDraftInput = z.input<typeof ProductDraft>;

/**
 * Returns the variant that sets the product's price: the cheapest of those in stock, else of the available ones, else of all; undefined
 * without variants.
 */
export function findLeadingVariant(variants: readonly VariantDraft[]): VariantDraft | undefined {
  return listPriced(variants).toSorted((a, b) => effectivePricePaise(a) - effectivePricePaise(b))[0];
}
