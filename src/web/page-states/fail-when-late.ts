import { data } from 'react-router';
import * as words from './words.ts';

/** After this time a requested page counts as failed, because the visitor would believe that nothing happens. */
const timeoutMs = 8_000;

/**
 * The `clientMiddleware` of a page: a client navigation fails after a timeout instead of waiting forever, and the page's `ErrorBoundary`
 * shows it. The browser handles the loading of whole documents.
 */
export async function failWhenLate<Answer>(_: unknown, next: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(data(words.tooSlow, { status: 504 })), timeoutMs);
  });
  try {
    return await Promise.race([next(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
