import * as routes from '#contract/admin/catalogue/questions.ts';
import { answerQuestion } from '#shop/catalogue/questions/admin/answer-question.ts';
import { hideQuestion } from '#shop/catalogue/questions/admin/hide-question.ts';
import {
  exportQuestions,
  getAdminQuestion,
  listAdminQuestions,
} from '#shop/catalogue/questions/admin/list-admin-questions.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminQuestions = createRouter();

const headings = ['From', 'Question', 'Product', 'State', 'Asked'];

adminQuestions.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAdminQuestions(ctx, wanted), 200);
  const questions = await exportQuestions(ctx, wanted);
  const rows = questions.map(({ author, text, product, state, asked_at }) => [
    author,
    text,
    product.name,
    state,
    toTimeCell(asked_at),
  ]);
  return answerCsv(c, 'questions.csv', [headings, rows]);
});
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
