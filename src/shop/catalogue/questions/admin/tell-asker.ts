import { toProductPath } from '#domain/catalogue/product.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';

/**
 * Notifies the customer by e-mail that their question was answered, once. Sends nothing if no address is known or the product has no page
 * now.
 */
export async function tellAsker(tx: Tx, questionId: string): Promise<void> {
  const question = await tx.db
    .selectFrom('product_questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .select(['q.customer_id', 'q.body', 'q.answer', 'p.name as product', 'p.slug', 'c.name', 'c.email'])
    .where('q.id', '=', questionId)
    .where('p.status', '=', 'live')
    .executeTakeFirst();
  if (!question?.customer_id || !question.email) return;
  const { customer_id: customerId, body, answer, product, slug, name, email } = question;
  await writeMessage(tx, {
    dedupeKey: `question_answered/${questionId}`,
    to: email,
    customerId,
    event: {
      kind: 'question_answered',
      channel: 'email',
      name: name ?? '',
      product,
      question: body,
      answer,
      path: `${toProductPath(slug)}#questions`,
    },
  });
}
