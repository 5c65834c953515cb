import type { z } from 'zod';
import {
  AboutContent,
  ContactContent,
  FaqContent,
  FooterContent,
  HomeContent,
  LegalContent,
  ReturnsContent,
  ShippingContent,
  type Faq,
} from './content.ts';
import { DEFAULT_ABOUT, DEFAULT_CONTACT, DEFAULT_FOOTER, DEFAULT_HOME } from './content-defaults.ts';
import { CONTACT_FAQS, DEFAULT_FAQS, DEFAULT_RETURNS, DEFAULT_SHIPPING } from './content-service.ts';
import { DEFAULT_PRIVACY } from './legal-privacy.ts';
import { DEFAULT_TERMS } from './legal-terms.ts';
import { formatRupees } from './money.ts';
import type { Settings } from './settings.ts';

/** Every document the owner may write, by slug, with what is shown until then. */
export const CONTENT = {
  home: { schema: HomeContent, builtIn: DEFAULT_HOME },
  footer: { schema: FooterContent, builtIn: DEFAULT_FOOTER },
  contact: { schema: ContactContent, builtIn: DEFAULT_CONTACT },
  faqs: { schema: FaqContent, builtIn: { faqs: [...DEFAULT_FAQS] } },
  shipping: { schema: ShippingContent, builtIn: DEFAULT_SHIPPING },
  returns: { schema: ReturnsContent, builtIn: DEFAULT_RETURNS },
  legal: {
    schema: LegalContent,
    builtIn: { privacy_policy: DEFAULT_PRIVACY, terms_conditions: DEFAULT_TERMS },
  },
  about: { schema: AboutContent, builtIn: DEFAULT_ABOUT },
} as const;

export type ContentSlug = keyof typeof CONTENT;
export type ContentOf<Slug extends ContentSlug> = z.infer<(typeof CONTENT)[Slug]['schema']>;

/** Whether a text names a document; `toString` and its like do not. */
export function isContentSlug(text: string): text is ContentSlug {
  return Object.hasOwn(CONTENT, text);
}

/** The stored document, or the built-in one where nothing readable is stored. */
export function readContent<Slug extends ContentSlug>(slug: Slug, stored: unknown): ContentOf<Slug> {
  const { schema, builtIn } = CONTENT[slug];
  const parsed = schema.safeParse(stored);
  return (parsed.success ? parsed.data : builtIn) as ContentOf<Slug>;
}

type Amounts = { shipping: Settings['shipping']; payment: Settings['payment'] };

/**
 * Puts the amounts of the settings where the words leave a blank: `{standard}`, `{express}`, `{threshold}` (by its long name
 * `{free_shipping_threshold}`), `{codLimit}`, `{codCharge}`. So a shop promises one threshold, whoever wrote the page.
 */
export function fillAmounts<Content>(content: Content, { shipping, payment }: Amounts): Content {
  const amounts: Record<string, number> = {
    standard: shipping.standardRatePaise,
    express: shipping.expressRatePaise,
    threshold: shipping.freeShippingThresholdPaise,
    free_shipping_threshold: shipping.freeShippingThresholdPaise,
    codLimit: payment.codLimitPaise,
    codCharge: payment.codChargePaise,
  };
  return fill(content, (text) =>
    text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
      const paise = Object.hasOwn(amounts, name) ? amounts[name] : undefined;
      return paise === undefined ? blank : formatRupees(paise, { decimals: 'auto' });
    }),
  ) as Content;
}

/** Questions to show: those not switched off, in their order. */
export function listActiveFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs.filter((entry) => entry.active).toSorted((a, b) => a.order - b.order);
}

/** The four of the contact page: the first of the list, or the built-in ones. */
export function listContactFaqs(faqs: readonly Faq[] | undefined): Faq[] {
  return faqs ? listActiveFaqs(faqs).slice(0, 4) : [...CONTACT_FAQS];
}

/** What a search on the FAQ page leaves: in question or answer, case-insensitively, and of the category if one is chosen. */
export function searchFaqs(faqs: readonly Faq[], text: string, category = ''): Faq[] {
  const wanted = text.trim().toLowerCase();
  return listActiveFaqs(faqs).filter(
    (entry) =>
      (category === '' || entry.category === category) &&
      `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted),
  );
}

function fill(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, change)]));
}
