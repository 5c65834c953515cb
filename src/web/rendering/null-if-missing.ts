import type { Ctx } from '#shop/context.ts';

/** A page waits no longer for what it can do without. */
const patienceMs = 4_000;

/** A part that a page can do without: undefined, and a line in the log, when it cannot be had or not soon. */
export async function nullIfMissing<Part>(
  { log }: Pick<Ctx, 'log'>,
  part: Promise<Part>,
): Promise<Part | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([part, tooLate]);
  } catch (error) {
    log.error({ err: error }, 'a part of a page is missing');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
