import type { AdminQuestionJson, HideQuestion } from '#contract/catalogue/admin-question.ts';
import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { changeQuestion } from './change-question.ts';

/**
 * Removes a question from the shop, or from the list of waiting ones, for a reason that only staff reads. It can still be answered later.
 * Throws what `changeQuestion` throws, and conflict `question.hidden`.
 */
export function hideQuestion(
  ctx: Ctx,
  id: string,
  { version, reason }: HideQuestion,
): Promise<AdminQuestionJson> {
  return changeQuestion(
    ctx,
    { id, version },
    {
      action: 'question.hidden',
      change: ({ state }) => {
        if (state === 'hidden') throw conflict('question.hidden', 'This question is already hidden.');
        return { state: 'hidden', hidden_reason: reason };
      },
    },
  );
}
