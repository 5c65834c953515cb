import type { Updateable } from 'kysely';
import type { ProductQuestions } from '#db/schema.ts';
import type { AdminQuestionJson } from '#contract/catalogue/admin-question.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getAdminQuestion } from './list-admin-questions.ts';

type QuestionChange = {
  action: `question.${string}`;
  /** Returns the columns to change; throws if the state of the question does not allow the change. */
  change: (current: AdminQuestionJson) => Updateable<ProductQuestions>;
  /** Writes the consequences of the change, such as a message. */
  afterwards?: (tx: Tx) => Promise<void>;
};

/**
 * Changes a question, with its audit row, and returns the changed question. Throws unauthenticated, forbidden, not_found, and conflict
 * `question.stale` with the current question if the caller saw another version.
 */
export function changeQuestion(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  { action, change, afterwards }: QuestionChange,
): Promise<AdminQuestionJson> {
  requireAbility(ctx, 'answer_customers');
  return inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('product_questions').select('id').where('id', '=', id).forUpdate().execute();
    const current = await getAdminQuestion(tx, id);
    if (version !== current.version) throw await refuseStale(tx, current);
    const next = version + 1;
    await tx.db
      .updateTable('product_questions')
      .set({ ...change(current), version: next })
      .where('id', '=', id)
      .execute();
    const after = await getAdminQuestion(tx, id);
    await writeAuditEvent(tx, {
      action,
      subject: id,
      version: next,
      before: toAudited(current),
      after: toAudited(after),
    });
    await afterwards?.(tx);
    return after;
  });
}

/** Returns the staff's decisions about a question; its text stays as the customer wrote it. */
function toAudited({ state, hidden_reason, answer }: AdminQuestionJson) {
  return { state, hidden_reason, answer };
}

function refuseStale(tx: Tx, question: AdminQuestionJson) {
  const { id: subject, version } = question;
  const stale = { code: 'question.stale', record: 'this question', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { question } });
}
