import { askQuestion } from '#shop/catalogue/questions/ask-question.ts';
import { listQuestions } from '#shop/catalogue/questions/list-questions.ts';
import { toQuestionJson } from '#shop/catalogue/questions/question-rows.ts';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/questions.ts';

export const questions = createRouter();

questions.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const product = await getProduct(ctx, c.req.valid('param').id);
  const { items, total } = await listQuestions(ctx, product.id, c.req.valid('query'));
  return c.json({ questions: items.map(toQuestionJson), total }, 200);
});

questions.openapi(routes.ask, async (c) => {
  const { id: productId } = c.req.valid('param');
  const question = await askQuestion(c.get('ctx'), { ...c.req.valid('json'), productId });
  return c.json({ question: toQuestionJson(question) }, 201);
});
