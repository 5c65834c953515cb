import type { CategoryFields } from '#contract/catalogue/admin-category.ts';

/** A category with only a name. */
export function makeFields(name: string, changes: Partial<CategoryFields> = {}): CategoryFields {
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    description: '',
    rule: null,
    hidden_when_empty: false,
    filters: [],
    picture_id: null,
    landscape_picture_id: null,
    children: [],
    ...changes,
  };
}
