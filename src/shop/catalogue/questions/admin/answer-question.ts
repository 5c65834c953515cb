import type { AdminQuestionJson, AnswerQuestion } from '#contract/catalogue/admin-question.ts';
import type { Ctx } from '#shop/context.ts';
import { changeQuestion } from './change-question.ts';
import { tellAsker } from './tell-asker.ts';

/**
 * Answers a question in the name of the shop, or changes the answer. Both are then shown on the page of the product, even if the question
 * was hidden. The customer gets an e-mail about the first answer. Throws what `changeQuestion` throws.
 */
export function answerQuestion(
  ctx: Ctx,
  id: string,
  { version, text }: AnswerQuestion,
): Promise<AdminQuestionJson> {
  return changeQuestion(
    ctx,
    { id, version },
    {
      action: 'question.answered',
      change: ({ answered_at: at }) => ({
        state: 'answered',
        answer: text,
        answered_at: at ?? ctx.clock.now(),
        hidden_reason: '',
      }),
      afterwards: (tx) => tellAsker(tx, id),
    },
  );
}
