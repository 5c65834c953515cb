import { setTimeout as sleep } from 'node:timers/promises';

export type Browsing = { end: () => Promise<Map<string, number>> };

/** Asks for pages at a steady rate, and counts what is answered: the status, and whether the page was a remembered one of a database that is away. */
export function browseSteadily(url: string, paths: string[], perSecond: number): Browsing {
  const counts = new Map<string, number>();
  const asked: Promise<void>[] = [];
  let isRunning = true;
  const started = performance.now();
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const kind = answer && text !== undefined ? toKind(answer) : 'no answer';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  const sending = (async () => {
    for (; isRunning; await sleep(5))
      for (; asked.length < ((performance.now() - started) / 1000) * perSecond;)
        asked.push(ask(paths[asked.length % paths.length]!));
  })();
  return {
    async end() {
      isRunning = false;
      await sending;
      await Promise.all(asked);
      return counts;
    },
  };
}

function toKind({ ok, status, headers }: Response): string {
  if (!ok) return `${status} ${headers.get('server') ?? ''}`.trim();
  return headers.has('cache-status') ? `${status} from before` : String(status);
}
