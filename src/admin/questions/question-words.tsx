import { CircleCheck, EyeOff, Hourglass, type LucideIcon } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { StateMark, type StateTone } from '#admin/format/state-mark.tsx';

export type AdminQuestion = Answer<'GET /admin/questions/{id}'>['question'];

export const STATES: Record<AdminQuestion['state'], { word: string; tone: StateTone; icon: LucideIcon }> = {
  waiting: { word: 'To answer', tone: 'act', icon: Hourglass },
  answered: { word: 'Answered', tone: 'done', icon: CircleCheck },
  hidden: { word: 'Hidden', tone: 'quiet', icon: EyeOff },
};

export function QuestionState({ state }: Pick<AdminQuestion, 'state'>) {
  const { word, tone, icon } = STATES[state];
  return (
    <StateMark tone={tone} icon={icon}>
      {word}
    </StateMark>
  );
}
