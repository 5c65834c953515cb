import { Agent, type IncomingMessage, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Browsing = { end: () => Promise<Map<string, number>> };

const longestMs = 30_000;

/** Requests pages at a steady rate, and counts the responses by status and by whether the page was a stale copy. */
export function browseSteadily(url: string, paths: string[], perSecond: number): Browsing {
  const counts = new Map<string, number>();
  const asked: Promise<void>[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  let isRunning = true;
  const started = performance.now();
  const ask = async (path: string) => {
    const kind = await look(url + path, agent);
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
      agent.destroy();
      return counts;
    },
  };
}

/** Requests a page as a browser does, but does not unpack it; returns the kind of response. */
function look(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: longestMs, headers: { 'accept-encoding': 'br' } });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve('no answer'));
    request.on('response', (answer) => {
      answer.on('error', () => resolve('no answer'));
      answer.on('end', () => resolve(toKind(answer)));
      answer.resume();
    });
  });
}

function toKind({ statusCode = 0, headers }: IncomingMessage): string {
  if (statusCode >= 400) return `${statusCode} by the ${headers['x-request-id'] ? 'shop' : 'proxy'}`;
  return headers['cache-status'] ? `${statusCode} from before` : String(statusCode);
}
