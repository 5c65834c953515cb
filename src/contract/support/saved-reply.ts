import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';

/** The fields of a saved reply. In its text `{name}` and `{ticket}` are replaced when it is used. */
export const SavedReplyFields = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(80, atMostSentence(80)),
  text: z.string().trim().min(2, 'Enter the text of the reply.').max(4000, atMostSentence(4000)),
});
export type SavedReplyFields = z.infer<typeof SavedReplyFields>;

export const SavedReplyJson = SavedReplyFields.extend({ id: z.string(), version: z.int() });
export type SavedReplyJson = z.infer<typeof SavedReplyJson>;
