import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { findUnknownBlank } from '#domain/content/unknown-blanks.ts';
import { REPLY_BLANKS } from '#domain/support/saved-reply.ts';

/** The fields of a saved reply. In its text `{name}` and `{ticket}` are replaced when it is used; other words in braces are refused. */
export const SavedReplyFields = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(80, atMostSentence(80)),
  text: z
    .string()
    .trim()
    .min(2, 'Enter the text of the reply.')
    .max(4000, atMostSentence(4000))
    .superRefine((text, ctx) => {
      const message = findUnknownBlank(text, REPLY_BLANKS);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
});
export type SavedReplyFields = z.infer<typeof SavedReplyFields>;

export const SavedReplyJson = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  version: z.int(),
});
export type SavedReplyJson = z.infer<typeof SavedReplyJson>;
