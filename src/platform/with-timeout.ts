/** Waits for a value for at most `timeoutMs`; returns undefined if it takes longer or fails. */
export async function withTimeout<Value>(
  making: Promise<Value>,
  timeoutMs: number,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs, undefined).unref();
  try {
    return await Promise.race([making, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
