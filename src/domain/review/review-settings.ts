import { z } from 'zod';
import { UNWANTED_WORDS } from './unwanted-words.ts';

export const MOST_WORDS = 500;
const word = z
  .string()
  .trim()
  .toLowerCase()
  .min(2, 'Each word needs at least 2 letters.')
  .max(40, 'A word can have at most 40 letters.');

/** Which reviews wait for staff before they are published. */
export const ReviewSettings = z.object({
  /** Every review waits. */
  holdAll: z.boolean().default(false),
  /** Words and phrases for which a review waits; a `*` at the end of a word matches all words that begin with it. */
  words: z
    .array(word)
    .max(MOST_WORDS, `Use at most ${MOST_WORDS} words.`)
    .default([...UNWANTED_WORDS]),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;
