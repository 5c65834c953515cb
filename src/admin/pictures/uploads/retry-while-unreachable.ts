import { ApiError } from '#contract/api-error.ts';

type Retrying = { signal: AbortSignal; onOffline: (isOffline: boolean) => void };

const mostTries = 8;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * Retries an idempotent call while the shop cannot be reached, is busy or asks to wait, and at once when the network returns. Gives up
 * after eight tries, with about a minute and a half of pauses, and throws the last error.
 */
export async function retryWhileUnreachable<Value>(
  call: () => Promise<Value>,
  { signal, onOffline }: Retrying,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      const value = await call();
      if (tries > 1) onOffline(false);
      return value;
    } catch (error) {
      if (tries === mostTries || signal.aborted || !isPassing(error)) throw error;
      onOffline(true);
      await pauseOrOnline(Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs), signal);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return ['network', 'timeout'].includes(error.kind) || [429, 503].includes(error.status);
}

/** Resolves after a time, when the browser is online again, or when the signal is aborted. */
function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
