import { connect } from 'node:net';

export type Load = {
  url: string;
  /** An address, or a function that says the next one. */
  path: string | (() => string);
  connections: number;
  seconds: number;
  accepts?: string;
};

/**
 * Asks for addresses over kept connections and only counts what comes back. A load generator that parses every byte in JavaScript
 * measures itself as soon as answers are long.
 */
export async function askPlainly(load: Load): Promise<{ perSecond: number; p50: number; p99: number }> {
  const took: number[] = [];
  const until = performance.now() + load.seconds * 1000;
  await Promise.all(Array.from({ length: load.connections }, () => askOver(load, until, took)));
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: took.length / load.seconds, p50: at(0.5), p99: at(0.99) };
}

function askOver({ url, path, accepts = 'br, gzip' }: Load, until: number, took: number[]): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const next = typeof path === 'string' ? () => path : path;
  const rest = `HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${accepts}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let missing = 0;
    let started = 0;
    const ask = () => {
      started = performance.now();
      socket.write(`GET ${next()} ${rest}`);
    };
    socket.setNoDelay(true);
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      missing = missing === 0 ? answerLength(chunk) - chunk.length : missing - chunk.length;
      if (missing > 0) return;
      missing = 0;
      took.push(performance.now() - started);
      if (performance.now() < until) return ask();
      socket.destroy();
      resolve();
    });
  });
}

/** Bytes of the whole answer, head included. */
function answerLength(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n') + 4;
  const text = chunk.toString('latin1', 0, head);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || !length) throw new Error(`not an answer to count: ${text}`);
  return head + Number(length);
}
