import type { Page, Paging } from '#domain/paging.ts';
import { toOffset } from '#domain/paging.ts';
import type { Ctx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { remember } from '#shop/remember.ts';
import { QUESTION_COLUMNS, type Question, toQuestion } from './question-rows.ts';

/**
 * Returns one page of the answered questions about a product, the latest answer first. It returns the same object until one is answered,
 * changed or hidden.
 */
export function listQuestions(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  productId: string,
  paging: Paging,
): Promise<Page<Question>> {
  const key = `questions ${productId} ${paging.page} ${paging.limit}`;
  return remember(ctx, key, [`questions:${productId}`], () => readQuestions(ctx, productId, paging));
}

async function readQuestions(
  { db }: Pick<Ctx, 'db'>,
  productId: string,
  paging: Paging,
): Promise<Page<Question>> {
  const answered = db
    .selectFrom('product_questions as q')
    .modifyFront(namedStatement)
    .where('q.product_id', '=', productId)
    .where('q.state', '=', 'answered');
  const rows = await answered
    .select(QUESTION_COLUMNS)
    .orderBy('q.answered_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(paging.limit)
    .offset(toOffset(paging))
    .execute();
  if (paging.page === 1 && rows.length < paging.limit)
    return { items: rows.map(toQuestion), total: rows.length };
  const { total } = await answered
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toQuestion), total };
}
