import type { z } from 'zod';
import { CONTENT_SCHEMAS } from './content.ts';
import { DEFAULT_ABOUT, DEFAULT_ANNOUNCEMENT, DEFAULT_CONTACT, DEFAULT_HOME } from './content-defaults.ts';
import { DEFAULT_FOOTER } from './default-footer.ts';
import { DEFAULT_FAQS, DEFAULT_RETURNS, DEFAULT_SHIPPING } from './default-help-pages.ts';
import { DEFAULT_PRIVACY } from './legal-privacy.ts';
import { DEFAULT_TERMS } from './legal-terms.ts';

/** Every document that the owner may write, by slug, with its schema and the built-in content that is shown until then. */
export const CONTENT = {
  home: { schema: CONTENT_SCHEMAS.home, builtIn: DEFAULT_HOME },
  announcement: { schema: CONTENT_SCHEMAS.announcement, builtIn: DEFAULT_ANNOUNCEMENT },
  footer: { schema: CONTENT_SCHEMAS.footer, builtIn: DEFAULT_FOOTER },
  contact: { schema: CONTENT_SCHEMAS.contact, builtIn: DEFAULT_CONTACT },
  faqs: { schema: CONTENT_SCHEMAS.faqs, builtIn: { faqs: [...DEFAULT_FAQS] } },
  shipping: { schema: CONTENT_SCHEMAS.shipping, builtIn: DEFAULT_SHIPPING },
  returns: { schema: CONTENT_SCHEMAS.returns, builtIn: DEFAULT_RETURNS },
  legal: {
    schema: CONTENT_SCHEMAS.legal,
    builtIn: { privacy_policy: DEFAULT_PRIVACY, terms_conditions: DEFAULT_TERMS },
  },
  about: { schema: CONTENT_SCHEMAS.about, builtIn: DEFAULT_ABOUT },
} as const;

export type ContentSlug = keyof typeof CONTENT;
export type ContentInputOf<Slug extends ContentSlug> = z.input<(typeof CONTENT)[Slug]['schema']>;
export type ContentOf<Slug extends ContentSlug> = z.infer<(typeof CONTENT)[Slug]['schema']>;

/** Returns the stored document, or the built-in one where none is stored or the stored one is invalid. */
export function readContent<Slug extends ContentSlug>(slug: Slug, stored: unknown): ContentOf<Slug> {
  const { schema, builtIn } = CONTENT[slug];
  const parsed = schema.safeParse(stored);
  return (parsed.success ? parsed.data : builtIn) as ContentOf<Slug>;
}
