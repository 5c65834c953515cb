import type {
  AdminQuestionJson,
  AdminQuestionListing,
  AdminQuestionsAnswer,
} from '#contract/catalogue/admin-question.ts';
import { notFound } from '#domain/error.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import type { QuestionState } from '#domain/question/question.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { selectAdminQuestions, toAdminQuestion } from './admin-question-rows.ts';

/** Returns one page of the questions that match, and how many there are in each state. Throws unauthenticated, forbidden. */
export async function listAdminQuestions(
  reader: Reader,
  wanted: AdminQuestionListing,
): Promise<AdminQuestionsAnswer> {
  requireAbility(reader, 'answer_customers');
  const found = narrow(reader, wanted);
  const [rows, { total }, states] = await Promise.all([
    inOrder(found, wanted.sort).limit(wanted.limit).offset(toOffset(wanted)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    reader.db
      .selectFrom('product_questions')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  ]);
  const countOf = (state: QuestionState) => states.find((each) => each.state === state)?.count ?? 0;
  const counts = {
    waiting: countOf('waiting'),
    answered: countOf('answered'),
    hidden: countOf('hidden'),
  };
  return { questions: rows.map(toAdminQuestion), total, counts };
}

/** Returns at most `MOST_EXPORTED` questions of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportQuestions(
  reader: Reader,
  wanted: AdminQuestionListing,
): Promise<AdminQuestionJson[]> {
  requireAbility(reader, 'answer_customers');
  const rows = await inOrder(narrow(reader, wanted), wanted.sort).limit(MOST_EXPORTED).execute();
  return rows.map(toAdminQuestion);
}

/** Returns one question. Throws unauthenticated, forbidden, not_found. */
export async function getAdminQuestion(reader: Reader, id: string): Promise<AdminQuestionJson> {
  requireAbility(reader, 'answer_customers');
  const row = await selectAdminQuestions(reader).where('q.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Question');
  return toAdminQuestion(row);
}

function narrow(reader: Reader, { q, state, product }: AdminQuestionListing) {
  const part = `%${escapeLike(q ?? '')}%`;
  return selectAdminQuestions(reader)
    .$if(state !== undefined, (query) => query.where('q.state', 'in', state!))
    .$if(product !== undefined, (query) =>
      query.where((eb) => eb.or([eb('p.id', '=', product!), eb('p.sku', '=', product!)])),
    )
    .$if(Boolean(q), (query) =>
      query.where((eb) =>
        eb.or(
          (['q.body', 'q.answer', 'q.author', 'p.name', 'p.sku'] as const).map((column) =>
            eb(column, 'ilike', part),
          ),
        ),
      ),
    );
}

function inOrder(found: ReturnType<typeof narrow>, sort: AdminQuestionListing['sort']) {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return found.orderBy('q.created_at', direction).orderBy('q.id', direction);
}
