import type { AdminQuestionJson } from '#contract/catalogue/admin-question.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import type { QuestionState } from '#domain/question/question.ts';
import type { Reader } from '#shop/context.ts';
import { QUESTION_COLUMNS, toQuestion, toQuestionJson } from '../question-rows.ts';

/** Selects questions `q` with their product `p`. */
export function selectAdminQuestions({ db }: Reader) {
  return db
    .selectFrom('product_questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(QUESTION_COLUMNS)
    .select(['q.state', 'q.hidden_reason', 'q.version', 'q.customer_id'])
    .select(['p.id as product_id', 'p.sku', 'p.name as product_name', 'p.slug']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAdminQuestions>['executeTakeFirstOrThrow']>>;

/** Returns a question for staff, with its state, its asker and its product. */
export function toAdminQuestion(row: Row): AdminQuestionJson {
  const { state, hidden_reason, version, customer_id, product_id, sku, product_name, slug } = row;
  return {
    ...toQuestionJson(toQuestion(row)),
    state: state as QuestionState,
    hidden_reason,
    version,
    customer_id,
    product: { id: product_id, sku, name: product_name, path: toProductPath(slug) },
  };
}
