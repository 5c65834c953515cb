import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { AskQuestion, QuestionJson } from '#contract/catalogue/question.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const params = z.object({ id: z.string().max(64) });

export const list = defineRoute({
  tags: ['Catalogue'],
  method: 'get',
  path: '/products/{id}/questions',
  summary: 'What customers asked about a product, with the answers of the shop, the latest answer first',
  request: { params, query: z.object(pagingFields()) },
  responses: {
    200: answers(z.object({ questions: z.array(QuestionJson), total: z.int() }), 'One page of questions'),
    ...refuses(404, 422),
  },
});
export const ask = defineRoute({
  tags: ['Catalogue'],
  method: 'post',
  path: '/products/{id}/questions',
  security: needsLogin,
  summary: 'Ask the shop about a product; the question is shown once it is answered',
  request: { params, body: takes(AskQuestion) },
  responses: {
    201: answers(z.object({ question: QuestionJson }), 'The question, which waits for its answer'),
    ...refuses(401, 404, 409, 422, 429),
  },
});
