import { invalid } from '#domain/error.ts';
import { onConstraint } from '#shop/on-constraint.ts';

const sentence = 'Another saved reply has this title. Choose another one.';

/** Runs a change of a saved reply; throws invalid `saved_reply.title_taken` where another one has its title. */
export async function refuseTakenTitle<Result>(change: () => Promise<Result>): Promise<Result> {
  return change().catch(
    onConstraint('saved_replies_by_title', () =>
      invalid('saved_reply.title_taken', sentence, { title: sentence }),
    ),
  );
}
