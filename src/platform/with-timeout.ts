/** Waits for a value for at most `timeoutMs`; returns undefined after that, or when it cannot be had. */
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
