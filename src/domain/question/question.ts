import { z } from 'zod';

/** A question is shown once it is answered; `waiting` waits for the answer of the shop, `hidden` was hidden by staff with a reason. */
export const QuestionState = z.enum(['waiting', 'answered', 'hidden']);
export type QuestionState = z.infer<typeof QuestionState>;

/** The most questions of one customer that wait for an answer at a time. */
export const MOST_WAITING_QUESTIONS = 10;
