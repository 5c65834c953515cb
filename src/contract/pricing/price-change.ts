import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';

const id = z.string().max(64);
const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' });

/** The fields of a price change that an owner sets: percent or rupees off the regular prices. */
export const PriceChangeFields = z.object({
  name: z.string().trim().min(1, 'Enter a name, like Diwali.').max(100),
  kind: z.enum(['percent', 'amount']),
  off: z
    .number('Enter an amount, like 10.')
    .gt(0, 'Enter more than 0.')
    .max(10_000_000, 'Enter less.')
    .refine((amount) => Number(amount.toFixed(2)) === amount, 'Enter at most two decimals.')
    .describe('Percent or rupees, by kind'),
  whole_shop: z.boolean(),
  product_ids: z.array(id).max(1000),
  category_ids: z.array(id).max(200),
  collection_ids: z.array(id).max(50).describe('The products in these at the moment it begins'),
  begins_at: moment,
  ends_at: moment.nullable().describe('When the previous prices are restored; null if it is ended by hand'),
});
export type PriceChangeFields = z.infer<typeof PriceChangeFields>;

/** The fields of a price change, also checked against each other. */
export const CheckedPriceChangeFields = PriceChangeFields.superRefine((fields, issues) => {
  const { kind, off, begins_at, ends_at, whole_shop, product_ids, category_ids, collection_ids } = fields;
  const add = (path: keyof PriceChangeFields, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message });
  if (kind === 'percent' && off > 99) add('off', 'Enter 99 percent or less.');
  if (ends_at && new Date(ends_at) <= new Date(begins_at)) add('ends_at', 'Choose an end after the start.');
  if (!whole_shop && [...product_ids, ...category_ids, ...collection_ids].length === 0)
    add('category_ids', 'Choose what it applies to: the whole shop, categories, collections or products.');
});

export const ChangePriceChange = PriceChangeFields.partial().extend({
  version: z.int().min(1),
  end_now: z
    .literal(true)
    .optional()
    .describe('Ends a running price change now by the shop’s clock and ignores other fields'),
});
export type ChangePriceChange = z.infer<typeof ChangePriceChange>;

export const PriceChangeState = z.enum(['scheduled', 'running', 'ended']);

const named = z.object({ id: z.string(), name: z.string() });

export const PriceChangeRow = z.object({
  id: z.string(),
  name: z.string(),
  kind: PriceChangeFields.shape.kind,
  off: z.number(),
  whole_shop: z.boolean(),
  begins_at: moment,
  ends_at: moment.nullable(),
  state: PriceChangeState,
  products: z
    .int()
    .describe(
      'The number of products with a price that it applies to; once begun, those whose price it lowered',
    ),
  kept: z.int().describe('Prices that were changed while it ran and that its end left unchanged'),
  version: z.int(),
});
export type PriceChangeRow = z.infer<typeof PriceChangeRow>;

export const PriceChangeJson = PriceChangeRow.extend({
  lowered: z
    .int()
    .describe('The number of products whose price it lowers; before it begins, by today’s prices'),
  target_products: z.array(named),
  target_categories: z.array(named),
  target_collections: z.array(named),
  kept_products: z.array(named).describe('The first hundred of them'),
});
export type PriceChangeJson = z.infer<typeof PriceChangeJson>;

export const PriceChangesAnswer = z.object({ price_changes: z.array(PriceChangeRow), total: z.int() });
export type PriceChangesAnswer = z.infer<typeof PriceChangesAnswer>;

export const PriceChangeListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('Part of the name'),
  state: PriceChangeState.optional(),
  sort: z.enum(['begins', 'oldest', 'name']).default('begins'),
});
export type PriceChangeListing = z.infer<typeof PriceChangeListing>;
