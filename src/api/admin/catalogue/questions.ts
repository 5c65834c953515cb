import * as routes from '#contract/admin/catalogue/questions.ts';
import { answerQuestion } from '#shop/catalogue/questions/admin/answer-question.ts';
import { hideQuestion } from '#shop/catalogue/questions/admin/hide-question.ts';
import {
  getAdminQuestion,
  listAdminQuestions,
} from '#shop/catalogue/questions/admin/list-admin-questions.ts';
import { createRouter } from '#api/open-api.ts';

export const adminQuestions = createRouter();

adminQuestions.openapi(routes.list, async (c) =>
  c.json(await listAdminQuestions(c.get('ctx'), c.req.valid('query')), 200),
);
adminQuestions.openapi(routes.get, async (c) =>
  c.json({ question: await getAdminQuestion(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminQuestions.openapi(routes.answer, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ question: await answerQuestion(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminQuestions.openapi(routes.hide, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ question: await hideQuestion(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
