import { z } from 'zod';
import {
  AdminQuestionJson,
  AdminQuestionListing,
  AdminQuestionsAnswer,
  AnswerQuestion,
  HideQuestion,
} from '#contract/catalogue/admin-question.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'answer_customers' as const };
const params = z.object({ id: z.string().max(64) });
const question = answers(z.object({ question: AdminQuestionJson }), 'The current question');

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/questions',
  summary:
    'Customers’ questions about products, in every state. CSV contains all pages of the list, up to 10,000 questions',
  request: { query: AdminQuestionListing },
  responses: { 200: answersWithCsv(AdminQuestionsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/questions/{id}',
  summary: 'One question',
  request: { params },
  responses: { 200: question, ...refuses(401, 403, 404) },
});
export const answer = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/questions/{id}/answer',
  summary: 'Answer a question as the shop, or change the answer; both are shown on the product page',
  request: { params, body: takes(AnswerQuestion) },
  responses: { 200: question, ...refuses(401, 403, 404, 409, 422) },
});
export const hide = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/questions/{id}/hide',
  summary: 'Hide a question from the shop, or remove it from the list of waiting ones',
  request: { params, body: takes(HideQuestion) },
  responses: { 200: question, ...refuses(401, 403, 404, 409, 422) },
});
