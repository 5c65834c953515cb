/** One part of a journey: a sentence that it proves, and how. */
export type Step = (sentence: string, prove: () => Promise<void>) => Promise<void>;

/** Walks through steps that do not build on one another: one that fails is told at the end, so that the others are still proved. */
export async function walk(through: (step: Step) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  await through(async (sentence, prove) => {
    try {
      await prove();
    } catch (error) {
      failures.push(`${sentence}: ${(error as Error).message}`);
    }
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
