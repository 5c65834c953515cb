import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { UploadedPictureJson } from './picture.ts';

export const MOST_PICKED = 200;

const id = z.string().max(64);
const rupees = z
  .number('Enter rupees, like 1250.')
  .min(0, 'Enter rupees, like 1250.')
  .max(1_000_000, 'Enter less.')
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'Enter at most two decimals.')
  .nullable();

const NOTHING_NAMED = 'Choose at least one thing that the products share.';

/** The conditions of a collection's rule; a product must meet all that are set. */
export const CollectionRule = z
  .object({
    tag: z.string().trim().min(1).max(60).nullable(),
    category_id: id.nullable(),
    maker_id: id.nullable(),
    craft_id: id.nullable(),
    min_price: rupees.describe('Rupees'),
    max_price: rupees.describe('Rupees'),
    on_sale: z.boolean(),
    is_new: z.boolean().describe('On sale in the shop for at most 60 days'),
  })
  .superRefine((rule, issues) => {
    const { tag, category_id, maker_id, craft_id, min_price, max_price, on_sale, is_new } = rule;
    const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    const isNamed = [tag, category_id, maker_id, craft_id, min_price, max_price].some(
      (part) => part !== null,
    );
    if (!isNamed && !on_sale && !is_new) add('tag', NOTHING_NAMED);
    if (min_price !== null && max_price !== null && max_price < min_price)
      add('max_price', 'The highest price cannot be below the lowest.');
  });
export type CollectionRule = z.infer<typeof CollectionRule>;

/** The fields of a collection that an owner sets. */
export const CollectionFields = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(60),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'Use small letters, digits and hyphens, like diwali-gifts.')
    .describe('The last part of its address; old addresses redirect to it'),
  description: z.string().trim().max(2000),
  picture_id: id.nullable().describe('The id of an uploaded picture'),
  rule: CollectionRule.nullable().describe(
    'The rule that selects its products; null if they are picked by hand',
  ),
  product_ids: z
    .array(id)
    .max(MOST_PICKED, `Choose at most ${MOST_PICKED} products.`)
    .describe('The products picked by hand, in order'),
});
export type CollectionFields = z.infer<typeof CollectionFields>;

export const ChangeCollection = CollectionFields.partial().extend({ version: z.int().min(1) });
export type ChangeCollection = z.infer<typeof ChangeCollection>;

export const CollectionRow = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(['by_hand', 'by_rule']),
  products: z.int().describe('The number of products that it shows now'),
  version: z.int(),
});
export type CollectionRow = z.infer<typeof CollectionRow>;

export const AdminCollectionJson = CollectionRow.extend({
  description: z.string(),
  picture: UploadedPictureJson.nullable(),
  rule: CollectionRule.nullable(),
  picked: z
    .array(z.object({ id: z.string(), name: z.string(), status: z.string() }))
    .describe('The products picked by hand, in order; the shop shows the live ones'),
  former_slugs: z.array(z.string()),
});
export type AdminCollectionJson = z.infer<typeof AdminCollectionJson>;

export const CollectionsAnswer = z.object({ collections: z.array(CollectionRow), total: z.int() });
export type CollectionsAnswer = z.infer<typeof CollectionsAnswer>;

export const CollectionListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('A part of the name or the address'),
  kind: CollectionRow.shape.kind.optional(),
  sort: z.enum(['name', 'newest']).default('name'),
});
export type CollectionListing = z.infer<typeof CollectionListing>;
