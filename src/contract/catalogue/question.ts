import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';

const writeQuestion = 'Please write your question';

/** POST /products/{id}/questions. */
export const AskQuestion = z.object({
  text: z.string(writeQuestion).trim().min(1, writeQuestion).max(1000, atMostSentence(1000)),
});
export type AskQuestion = z.infer<typeof AskQuestion>;

export const QuestionJson = z.object({
  id: z.string(),
  author: z.string().describe('First name and initial'),
  text: z.string(),
  asked_at: z.iso.datetime(),
  answer: z.string().describe('The shop’s answer'),
  answered_at: z.iso.datetime().nullable(),
});
export type QuestionJson = z.infer<typeof QuestionJson>;
