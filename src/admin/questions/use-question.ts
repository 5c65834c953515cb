import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';
import type { AdminQuestion } from './question-words.tsx';

const keyOf = (id: string) => ['question', id] as const;

export function useQuestion(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/questions/{id}', { params: { id }, signal })).question,
  });
}

/** The decisions of staff about a question. */
export type QuestionStep = { step: 'answer'; text: string } | { step: 'hide'; reason: string };

/** Answers or hides a question and updates its screen and the lists. */
export function useQuestionChange({ id, version }: Pick<AdminQuestion, 'id' | 'version'>) {
  const params = { id };
  return useRecordChange(keyOf(id), async (change: QuestionStep) => {
    const { question } =
      change.step === 'answer'
        ? await callAdmin('POST /admin/questions/{id}/answer', {
            params,
            body: { version, text: change.text },
          })
        : await callAdmin('POST /admin/questions/{id}/hide', {
            params,
            body: { version, reason: change.reason },
          });
    return question;
  });
}
