import { fillAmounts } from '#domain/content/content-amounts.ts';
import { CONTENT, type ContentOf, type ContentSlug } from '#domain/content/content-registry.ts';
import { CONTACT_FAQS } from '#domain/content/default-help-pages.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { renderMarkdown } from '#ui/markdown/render-markdown.ts';

// Loaded only when the shop's own texts cannot be read: neither the built-in texts nor their dependencies are part of a page's script.

/** Returns the built-in texts of a page with the default amounts filled in. */
export function toBuiltIn<Slug extends ContentSlug>(slug: Slug): ContentOf<Slug> {
  return fillAmounts(CONTENT[slug].builtIn as ContentOf<Slug>, defaultSettings);
}

/** Returns the four questions of the contact page. */
export function listBuiltInContactFaqs() {
  return fillAmounts([...CONTACT_FAQS], defaultSettings);
}

export { defaultSettings, renderMarkdown };
