import { z } from 'zod';
import { toOldPath } from '#domain/import-export/old-path.ts';
import { pagingFields } from '#domain/paging.ts';

const longest = 500;

/** An address of an earlier shop and the page that it redirects to. */
export const RedirectFields = z
  .object({
    path: z
      .string('Enter the old address')
      .trim()
      .max(longest)
      .transform((address, context) => {
        const path = toOldPath(address);
        if (path === undefined)
          context.addIssue({ code: 'custom', message: 'Enter the old address, like /collections/lamps' });
        return path ?? '';
      })
      .describe('The old address, with or without its host; its query is not compared'),
    target: z
      .string('Enter where it leads')
      .trim()
      .max(longest)
      .regex(/^\/([^/\\\s][^\s]*)?$/, 'Enter a page of this shop, like /category/lighting'),
  })
  .refine(({ path, target }) => path !== target.split('?')[0], {
    path: ['target'],
    message: 'A redirect cannot lead to itself',
  });
export type RedirectFields = z.infer<typeof RedirectFields>;

export const RedirectJson = z.object({
  id: z.string(),
  path: z.string(),
  target: z.string(),
  version: z.int(),
  created_at: z.iso.datetime(),
});
export type RedirectJson = z.infer<typeof RedirectJson>;

export const RedirectListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(200).optional().describe('Part of the old or new address'),
});
export type RedirectListing = z.infer<typeof RedirectListing>;
export const RedirectsAnswer = z.object({ redirects: z.array(RedirectJson), total: z.int() });
