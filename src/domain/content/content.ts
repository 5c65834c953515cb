import { z } from 'zod';
import { HomeContent } from './home-content.ts';
import { Link } from './link.ts';

const line = z.string().trim().max(300);
const paragraph = z.string().trim().max(4000);
const markdown = z.string().max(60_000);
const lines = z.array(line.min(1)).max(40);

const address = z.object({
  street: line.default(''),
  city: line.default(''),
  state: line.default(''),
  country: line.default('India'),
  pincode: line.default(''),
});

/** The grievance officer whom the E-Commerce Rules 2020 require a shop to name. */
const officer = z.object({ name: line, designation: line, email: line, phone: line });

const links = z.array(z.object({ title: line.min(1), url: Link })).max(20);
const social = Link.or(z.literal('')).optional();

export const FooterContent = z.object({
  companyName: line.min(1),
  companyDescription: paragraph,
  email: line,
  phone: line,
  address,
  socialLinks: z.object({ facebook: social, instagram: social, twitter: social }),
  copyrightText: line,
  quickLinks: links,
  customerService: links,
});
export type FooterContent = z.infer<typeof FooterContent>;

export const ContactContent = z.object({
  title: line.min(1),
  subtitle: line,
  email: line,
  phone: line,
  whatsapp: line.optional(),
  mapEmbedUrl: Link.or(z.literal('')).optional(),
  address,
  businessHours: lines,
  grievanceOfficer: officer.optional(),
});
export type ContactContent = z.infer<typeof ContactContent>;

export const Faq = z.object({
  id: z.string().max(64),
  question: line.min(1),
  answer: paragraph.min(1),
  category: line.default('general'),
  order: z.int().default(0),
  active: z.boolean().default(true),
});
export type Faq = z.infer<typeof Faq>;

export const FaqContent = z.object({ faqs: z.array(Faq).max(200) });
export type FaqContent = z.infer<typeof FaqContent>;

/** `{standard}`, `{express}` and `{threshold}` in its texts are replaced by the amounts of the settings. */
export const ShippingContent = z.object({
  title: line.min(1),
  subtitle: line,
  deliveryTime: line,
  zones: z.array(z.object({ zone: line, delivery: line, charges: line })).max(20),
  expressShipping: z.object({ available: z.boolean(), charges: line, delivery: line }),
  trackingInfo: paragraph,
  packagingNote: paragraph,
  restrictions: lines,
  contactSupport: paragraph,
});
export type ShippingContent = z.infer<typeof ShippingContent>;

const DAYS_ARE_A_SETTING =
  'Write {returnWindow} for the number of days. You set that number once, as return_days in the general settings';

export const ReturnsContent = z.object({
  title: line.min(1),
  subtitle: line,
  /** The number of days is a setting, which replaces `{returnWindow}`. */
  returnWindow: line.refine((text) => !/\b\d{1,3}[\s-]*days?\b/i.test(text), DAYS_ARE_A_SETTING),
  eligibleItems: lines,
  nonReturnableItems: lines,
  process: lines,
  exchangePolicy: paragraph,
  refundMethods: lines,
  damagePolicy: paragraph,
  contactSupport: paragraph,
});
export type ReturnsContent = z.infer<typeof ReturnsContent>;

export const LegalContent = z.object({ privacy_policy: markdown, terms_conditions: markdown });
export type LegalContent = z.infer<typeof LegalContent>;

export const AboutContent = z.object({
  title: line.min(1),
  subtitle: line,
  mission: paragraph,
  vision: paragraph,
  /** The story of the shop and its makers, in Markdown. */
  story: markdown.optional(),
  values: z.array(z.union([line, z.object({ title: line, description: paragraph })])).max(12),
  stats: z.array(z.object({ number: line, label: line })).max(12),
  teamMembers: z
    .array(z.object({ name: line, position: line, image: line.optional(), bio: paragraph.optional() }))
    .max(40),
});
export type AboutContent = z.infer<typeof AboutContent>;

/** The name and the day of a festival; both are empty without one. */
const occasion = z
  .object({ name: line, day: z.iso.date('Choose a day.').or(z.literal('')) })
  .refine(({ name, day }) => name !== '' || day === '', { error: 'Enter its name.', path: ['name'] })
  .refine(({ name, day }) => day !== '' || name === '', { error: 'Choose a day.', path: ['day'] });

/** A sentence above every page of the shop, and the festival for which product pages show when to order. */
export const AnnouncementContent = z
  .object({
    isShown: z.boolean(),
    text: line,
    url: Link.or(z.literal('')),
    occasion: occasion.optional(),
  })
  .refine(({ isShown, text }) => !isShown || text !== '', { error: 'Enter the sentence.', path: ['text'] });
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

/** The schema of every document that the owner may write, by its slug. */
export const CONTENT_SCHEMAS = {
  home: HomeContent,
  announcement: AnnouncementContent,
  footer: FooterContent,
  contact: ContactContent,
  faqs: FaqContent,
  shipping: ShippingContent,
  returns: ReturnsContent,
  legal: LegalContent,
  about: AboutContent,
} as const;
