import type { Ctx } from '#shop/context.ts';

/** How long a page waits for data it can do without. */
const timeoutMs = 4_000;

/** Returns data that a page can do without; returns undefined and logs a line when it fails or times out. */
export async function tryPart<Part>(
  { log }: Pick<Ctx, 'log'>,
  part: Promise<Part>,
): Promise<Part | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${timeoutMs} ms`)), timeoutMs);
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
