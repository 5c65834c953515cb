import { z } from 'zod';
import { CategoryRule } from '#domain/catalogue/category-rule.ts';
import { FilterSet } from '#domain/catalogue/filter-set.ts';
import { CATEGORY_SLUG_PATTERN, toSubcategorySlug } from '#domain/catalogue/category.ts';
import { invalidFields } from '#domain/error.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

const ChildName = z.string().trim().min(1).max(60);
/** A subcategory by its name alone, or with the text of its page. */
const Subcategory = z.union([
  ChildName.transform((name) => ({ name, description: '', size_guide: '' })),
  z.object({
    name: ChildName,
    description: z.string().trim().max(2000),
    size_guide: z.string().trim().max(6000).optional(),
  }),
]);

const AddCategory = z.object({
  slug: z.string().regex(CATEGORY_SLUG_PATTERN, 'Use letters, digits and hyphens only'),
  name: z.string().trim().min(1, 'Enter a name').max(60),
  description: z.string().trim().max(2000).default(''),
  position: z.int().min(0),
  /** Makes the category a query over the whole catalogue instead of a list of products assigned to it. */
  rule: CategoryRule.nullable().default(null),
  filters: z.array(FilterSet).max(20).default([]),
  pictureId: z.string().nullable().default(null),
  landscapePictureId: z.string().nullable().default(null),
  subcategories: z.array(Subcategory).max(60).default([]),
});
export type AddCategory = z.input<typeof AddCategory>;
export type AddedCategory = { id: string; subcategoryIds: Map<string, string> };

/** Adds a category with its subcategories and returns their ids by name. Throws forbidden, invalid with a sentence for each wrong field. */
export async function addCategory(tx: Tx, input: AddCategory): Promise<AddedCategory> {
  requireAbility(tx, 'edit_products');
  const parsed = AddCategory.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const { subcategories, filters, pictureId, landscapePictureId, ...category } = parsed.data;
  const id = makeId(tx, 'cat');
  await tx.db
    .insertInto('categories')
    .values({
      ...category,
      id,
      filters: JSON.stringify(filters),
      picture_id: pictureId,
      landscape_picture_id: landscapePictureId,
    })
    .execute();
  const children = subcategories.map(({ name, description, size_guide }, index) => ({
    id: makeId(tx, 'sbc'),
    category_id: id,
    name,
    description,
    size_guide,
    slug: toSubcategorySlug(name),
    position: index + 1,
  }));
  await writeAuditEvent(tx, { action: 'category.added', subject: id, after: parsed.data });
  if (children.length > 0) await tx.db.insertInto('subcategories').values(children).execute();
  return { id, subcategoryIds: new Map(children.map((child) => [child.name, child.id])) };
}
