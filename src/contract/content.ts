import { z } from 'zod';
import { CONTENT, type ContentSlug as Slug } from '#domain/content/content-registry.ts';

const moment = z.iso.datetime({ offset: true });
const person = z.string().nullable().describe('The name of the staff member who changed it, if any');

/** The text pages that the owner may edit. */
export const ContentSlug = z.enum(Object.keys(CONTENT) as [Slug, ...Slug[]]);

const changed = z.object({ at: moment, by: person }).nullable();

const needs_reading = z.boolean().describe('Whether it is a built-in policy that no owner has read yet');

export const ContentPageRow = z.object({
  slug: ContentSlug,
  /** The version that is live; 0 until the first is saved. */
  version: z.int().min(0),
  is_template: z.boolean(),
  changed,
  next_publish_at: moment.nullable(),
  needs_reading,
});
export type ContentPageRow = z.infer<typeof ContentPageRow>;

export const ContentPage = z.object({
  slug: ContentSlug,
  version: z.int().min(0),
  /** The text as stored, with its blanks such as {threshold}, in the shape of `GET /content/{slug}`. */
  content: z.record(z.string(), z.unknown()),
  is_template: z.boolean(),
  needs_reading,
  changed,
  scheduled: z.array(z.object({ version: z.int(), publish_at: moment, by: person })),
  /** The current values of the blanks. */
  blanks: z.record(z.string(), z.string()),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const ChangeContent = z.object({
  version: z.int().min(0).describe('The live version that the caller has'),
  content: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('The whole text; null goes back to the built-in template'),
  publish_at: moment.nullable().default(null).describe('When it goes live; at once if left out'),
});
export type ChangeContent = z.infer<typeof ChangeContent>;

export const ContentVersion = z.object({
  version: z.int(),
  saved_at: moment,
  by: person,
  publish_at: moment.nullable(),
  published_at: moment.nullable(),
  is_live: z.boolean(),
  is_template: z.boolean(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

export const ContentVersions = z.object({ versions: z.array(ContentVersion), total: z.int() });
export type ContentVersions = z.infer<typeof ContentVersions>;

export const PreviewHome = z.object({
  content: z.record(z.string(), z.unknown()).describe('The unsaved home page'),
  at: moment.nullable().default(null).describe('The time for which it is shown; now if left out'),
});
export type PreviewHome = z.infer<typeof PreviewHome>;

export const HomePreview = z.object({
  path: z.string().describe('Shows the home page to the person who asked, in their browser, for an hour'),
});
export type HomePreview = z.infer<typeof HomePreview>;
