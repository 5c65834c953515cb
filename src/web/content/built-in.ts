import { fillAmounts } from '#domain/content/content-amounts.ts';
import { CONTENT, type ContentOf, type ContentSlug } from '#domain/content/content-registry.ts';
import { CONTACT_FAQS } from '#domain/content/content-service.ts';
import { defaultSettings } from '#domain/seller/settings.ts';
import { renderMarkdown } from './markdown.ts';

// Fetched only when the shop's own words cannot be had: neither the texts nor what they need lie in a page's own script.

/** The built-in words of a page with the default amounts in them. */
export function toBuiltIn<Slug extends ContentSlug>(slug: Slug): ContentOf<Slug> {
  return fillAmounts(CONTENT[slug].builtIn as ContentOf<Slug>, defaultSettings);
}

/** The four questions of the contact page. */
export function listBuiltInContactFaqs() {
  return fillAmounts([...CONTACT_FAQS], defaultSettings);
}

export { defaultSettings, renderMarkdown };
