import { invalid } from '#domain/error.ts';

const sentence = 'Another saved reply has this title. Choose another one.';

/** Runs a change of a saved reply; throws invalid `saved_reply.title_taken` where another one has its title. */
export async function refuseTakenTitle<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (constraint !== 'saved_replies_by_title') throw error;
    throw invalid('saved_reply.title_taken', sentence, { title: sentence });
  }
}
