import { toReviewAuthor } from '#domain/review/review.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type AddQuestion = {
  productId: string;
  author: string;
  text: string;
  answer: string;
  askedAt: Date;
  answeredAt: Date;
};

/** Adds questions that were asked and answered elsewhere, such as in the seller's previous shop. */
export async function addQuestions(tx: Tx, questions: readonly AddQuestion[]): Promise<void> {
  const rows = questions.map(({ productId, author, text, answer, askedAt, answeredAt }) => ({
    id: makeId(tx, 'qst'),
    product_id: productId,
    author: toReviewAuthor(author),
    body: text,
    answer,
    state: 'answered',
    created_at: askedAt,
    answered_at: answeredAt,
  }));
  if (rows.length > 0) await tx.db.insertInto('product_questions').values(rows).execute();
}
