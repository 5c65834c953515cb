import { CONTENT, type ContentSlug } from '#domain/content/content-registry.ts';
import { invalidFields } from '#domain/error.ts';

/** Returns a text of the shop as its schema reads it. Throws invalid with a sentence for each wrong field. */
export function readDocument(slug: ContentSlug, content: object): object {
  const parsed = CONTENT[slug].schema.safeParse(content);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}
