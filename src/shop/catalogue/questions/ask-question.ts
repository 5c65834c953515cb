import { conflict, notFound, unauthenticated } from '#domain/error.ts';
import { MOST_WAITING_QUESTIONS } from '#domain/question/question.ts';
import { toReviewAuthor } from '#domain/review/review.ts';
import type { AskQuestion } from '#contract/catalogue/question.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { type Question, toQuestion } from './question-rows.ts';

const perDay = { count: 20, seconds: 24 * 60 * 60 };

/**
 * Stores a customer's question about a product that is in the shop, under first name and initial, and notifies staff; nobody else sees it
 * before it is answered. A question with the same words about the same product as a waiting one counts as the same question. Throws
 * unauthenticated, not_found, too_many, and conflict `question.too_many` if the customer has too many waiting questions.
 */
export async function askQuestion(
  ctx: Ctx,
  { productId, text }: AskQuestion & { productId: string },
): Promise<Question> {
  const customerId = requireCustomer(ctx);
  await consumeLimit(ctx, {
    key: `questions/${customerId}`,
    limits: [perDay],
    message: 'You have asked many questions today. Please try again tomorrow.',
  });
  return inTransaction(ctx, async (tx) => {
    const { name } = await lockAsker(tx, customerId);
    await requireLive(tx, productId);
    const waiting = await tx.db
      .selectFrom('product_questions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('state', '=', 'waiting')
      .execute();
    const same = waiting.find((each) => each.product_id === productId && each.body === text);
    if (same) return toQuestion(same);
    if (waiting.length >= MOST_WAITING_QUESTIONS)
      throw conflict(
        'question.too_many',
        `We still have to answer ${MOST_WAITING_QUESTIONS} of your questions. Please wait for those first.`,
      );
    const question = {
      id: makeId(tx, 'qst'),
      author: toReviewAuthor(name ?? ''),
      body: text,
      created_at: tx.clock.now(),
    };
    await tx.db
      .insertInto('product_questions')
      .values({ ...question, product_id: productId, customer_id: customerId })
      .execute();
    return toQuestion({ ...question, answer: '', answered_at: null });
  });
}

/** Locks the customer, so that questions which arrive together are counted one after the other, and none is written after an erasure. */
async function lockAsker(tx: Tx, customerId: string) {
  const asker = await tx.db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!asker) throw unauthenticated();
  return asker;
}

async function requireLive(tx: Tx, productId: string): Promise<void> {
  const product = await tx.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  if (!product) throw notFound('Product');
}
