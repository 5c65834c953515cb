import type { CollectionFields, CollectionRule } from '#contract/catalogue/admin-collection.ts';

/** A collection with only a name. */
export function makeCollection(name: string, changes: Partial<CollectionFields> = {}): CollectionFields {
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    description: '',
    picture_id: null,
    rule: null,
    product_ids: [],
    ...changes,
  };
}

/** A rule with only the given conditions. */
export function makeRule(changes: Partial<CollectionRule>): CollectionRule {
  return {
    tag: null,
    category_id: null,
    maker_id: null,
    craft_id: null,
    min_price: null,
    max_price: null,
    on_sale: false,
    is_new: false,
    ...changes,
  };
}
