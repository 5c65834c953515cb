import { z } from 'zod';
import { ProductLine, ProductSlug, ProductText, OptionalLine } from '#domain/catalogue/product-fields.ts';
import { pagingFields } from '#domain/paging.ts';
import { StateKey } from '#domain/tax/state.ts';
import { UploadedPictureJson } from './picture.ts';

const id = z.string().max(64);

const fields = {
  name: ProductLine.min(1, 'Enter a name.'),
  slug: ProductSlug.describe('The last part of its address; old addresses redirect to it'),
  place: OptionalLine.describe('The village or town'),
  state: StateKey.nullable(),
  story: ProductText.describe('The text of its page; a blank line starts a paragraph'),
  picture_id: id.nullable().describe('The id of an uploaded picture'),
  picture_alt: ProductLine.describe('Alternative text of the picture'),
};

/** The fields of a maker that an owner sets. */
export const MakerFields = z.object(fields);

/** The fields of a craft that an owner sets. The marks are shown only with their numbers. */
export const CraftFields = z.object({
  ...fields,
  gi_name: OptionalLine.describe('The name under which it is a registered geographical indication'),
  gi_authorised_user_no: OptionalLine.describe('The number of the authorised user who makes these goods'),
  craftmark_no: OptionalLine.describe('The number of the Craftmark licence'),
});
export type CraftFields = z.infer<typeof CraftFields>;
/** The fields of an entry of either register; those of a craft are optional. */
export type EntryFields = z.infer<typeof MakerFields> & Partial<CraftFields>;

const withoutAddress = { slug: fields.slug.optional().describe('Made from the name if left out') };
const optional = {
  place: fields.place.default(null),
  state: fields.state.default(null),
  story: fields.story.default(''),
  picture_id: fields.picture_id.default(null),
  picture_alt: fields.picture_alt.default(''),
};
export const AddMaker = MakerFields.extend({ ...optional, ...withoutAddress });
export const AddCraft = CraftFields.extend({
  ...optional,
  ...withoutAddress,
  gi_name: OptionalLine.default(null),
  gi_authorised_user_no: OptionalLine.default(null),
  craftmark_no: OptionalLine.default(null),
});
/** A new entry of either register. */
export type AddEntry = z.infer<typeof AddMaker> & Partial<z.infer<typeof AddCraft>>;

const version = z.int().min(1);
export const ChangeMaker = MakerFields.partial().extend({ version });
export const ChangeCraft = CraftFields.partial().extend({ version });
export type ChangeEntry = z.infer<typeof ChangeCraft>;

const counted = {
  id: z.string(),
  products: z.int().describe('The number of products that refer to it, in every status'),
  live_products: z
    .int()
    .describe('The number of them in the shop; its page exists while there is at least one'),
  picture: UploadedPictureJson.nullable(),
  former_slugs: z.array(z.string()),
  version: z.int(),
};
export const MakerJson = MakerFields.extend(counted);
export const CraftJson = CraftFields.extend(counted);
export type CraftJson = z.infer<typeof CraftJson>;
/** An entry of either register as staff sees it. */
export type EntryJson = z.infer<typeof MakerJson> & Partial<CraftJson>;

export const EntryListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('A part of the name, the place or the address'),
  sort: z.enum(['name', 'products', 'newest']).default('name'),
});
export type EntryListing = z.infer<typeof EntryListing>;

/** The entry of the register that gets the products of a removed entry and takes over its addresses, or `none`. */
export const RemoveEntry = z.object({
  products_to: z
    .union([z.literal('none'), id])
    .optional()
    .describe('The entry that its products and addresses go to; `none` leaves the products without one'),
});
export type RemoveEntry = z.infer<typeof RemoveEntry>;
