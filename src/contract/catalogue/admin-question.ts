import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { QuestionState } from '#domain/question/question.ts';
import { someOf } from '#contract/some-of.ts';
import { HideReason } from './hide-reason.ts';
import { QuestionJson } from './question.ts';

/** A question as staff sees it. */
export const AdminQuestionJson = QuestionJson.extend({
  state: QuestionState,
  hidden_reason: z.string().describe('Why staff hid it; no customer sees this'),
  version: z.int(),
  product: z.object({ id: z.string(), sku: z.string(), name: z.string(), path: z.string() }),
  customer_id: z.string().nullable().describe('Null if the account was erased'),
});
export type AdminQuestionJson = z.infer<typeof AdminQuestionJson>;

/** GET /admin/questions. */
export const AdminQuestionListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A part of the question, the answer, the name under it, the product or its SKU'),
  state: someOf(QuestionState).describe('Several separated by commas'),
  product: z.string().max(64).optional().describe('The id or the SKU of a product'),
  sort: z.enum(['newest', 'oldest']).default('newest'),
});
export type AdminQuestionListing = z.infer<typeof AdminQuestionListing>;

export const AdminQuestionsAnswer = z.object({
  questions: z.array(AdminQuestionJson),
  total: z.int(),
  counts: z
    .record(QuestionState, z.int())
    .describe('The number of questions in each state, without the filters'),
});
export type AdminQuestionsAnswer = z.infer<typeof AdminQuestionsAnswer>;

const version = z.int().describe('The version of the question that the caller has');

const writeAnswer = 'Please write an answer.';
/** POST /admin/questions/{id}/answer. */
export const AnswerQuestion = z.object({
  version,
  text: z.string(writeAnswer).trim().min(1, writeAnswer).max(2000, 'Use at most 2,000 characters.'),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** POST /admin/questions/{id}/hide. */
export const HideQuestion = z.object({ version, reason: HideReason });
export type HideQuestion = z.infer<typeof HideQuestion>;
