/** Waits for a value for at most `timeoutMs`; returns undefined after that, or when it cannot be had. */
export function withTimeout<Value>(making: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref());
  return Promise.race([making.catch(() => undefined), late]);
}
