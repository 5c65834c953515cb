import { CircleCheck, EyeOff, Hourglass } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

export type AdminQuestion = Answer<'GET /admin/questions/{id}'>['question'];

export const STATES: Record<AdminQuestion['state'], Mark> = {
  waiting: { word: 'To answer', tone: 'act', icon: Hourglass },
  answered: { word: 'Answered', tone: 'done', icon: CircleCheck },
  hidden: { word: 'Hidden', tone: 'quiet', icon: EyeOff },
};

export function QuestionState({ state }: Pick<AdminQuestion, 'state'>) {
  return <StateMark {...STATES[state]} />;
}
