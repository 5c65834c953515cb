import type { QuestionJson } from '#contract/catalogue/question.ts';

export type Question = {
  id: string;
  author: string;
  text: string;
  askedAt: Date;
  /** The shop's answer; empty while the question waits for one. */
  answer: string;
  answeredAt: Date | null;
};

/** The columns of `product_questions` that everybody may see while the question is answered. */
export const QUESTION_COLUMNS = [
  'q.id',
  'q.author',
  'q.body',
  'q.created_at',
  'q.answer',
  'q.answered_at',
] as const;

type QuestionRow = Pick<Question, 'id' | 'author' | 'answer'> & {
  body: string;
  created_at: Date;
  answered_at: Date | null;
};

/** Returns a question as it is shown on a product page. */
export function toQuestion({ id, author, body, created_at, answer, answered_at }: QuestionRow): Question {
  return { id, author, text: body, askedAt: created_at, answer, answeredAt: answered_at };
}

/** Returns a question for the API, its times in UTC. */
export function toQuestionJson({ askedAt, answeredAt, ...question }: Question): QuestionJson {
  return {
    ...question,
    asked_at: askedAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}
