import { setTimeout as sleep } from 'node:timers/promises';

/** A call of the API as the checkout sends it: repeated under its key after no response or a 503. */
export type Call = { url: string; token: string; path: string; body: string; key?: string };
/** The body of the response, undefined if there was none; and the earlier responses. */
export type Answered = { status: number | undefined; text: string; before: string[] };

const pauseMs = 1_000;
const mostMs = 60_000;
/** A second attempt would get the same response. */
const isFinal = (status: number) => status < 300 || (status >= 400 && status < 500 && status !== 429);

export async function askUntilAnswered({ url, token, path, body, key }: Call): Promise<Answered> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
  };
  const before: string[] = [];
  for (const until = performance.now() + mostMs; performance.now() < until; await sleep(pauseMs)) {
    const answer = await fetch(url + path, { method: 'POST', headers, body }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer && text !== undefined && isFinal(answer.status))
      return { status: answer.status, text, before };
    before.push(answer && text !== undefined ? toKind(answer.status, text) : 'no answer');
  }
  return { status: undefined, text: '', before };
}

/** Returns the status with the code of the shop's error; a response without a code did not come from the shop. */
export function toKind(status: number, text: string): string {
  return `${status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`.trim();
}
