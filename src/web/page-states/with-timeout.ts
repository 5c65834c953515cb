import { data } from 'react-router';

/** After this a page that was asked for counts as not to be had: whoever waits longer believes that nothing happens. */
const patienceMs = 8_000;

/**
 * For a page's `clientMiddleware`: going there fails instead of waiting without end, and the page's own `ErrorBoundary` says so. A page
 * that is loaded anew is the browser's to wait for.
 */
export async function withTimeout<Answer>(_: unknown, next: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(data('The shop is taking too long to answer.', { status: 504 })),
      patienceMs,
    );
  });
  try {
    return await Promise.race([next(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
