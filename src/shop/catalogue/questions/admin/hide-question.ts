import type { AdminQuestionJson, HideQuestion } from '#contract/catalogue/admin-question.ts';
import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { changeQuestion } from './change-question.ts';

/**
 * Takes a question off the shop, or off the list of those that wait, for a reason that only staff reads. It can be answered again. Throws
 * what `changeQuestion` throws, and conflict `question.hidden`.
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
        if (state === 'hidden') throw conflict('question.hidden', 'This question is hidden already.');
        return { state: 'hidden', hidden_reason: reason };
      },
    },
  );
}
