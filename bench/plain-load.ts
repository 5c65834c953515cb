import { once } from 'node:events';
import { connect } from 'node:net';
import { toPercentiles } from './table.ts';

export type Load = {
  url: string;
  /** An address, or a function that returns the next one. */
  path: string | (() => string);
  connections: number;
  seconds: number;
  accepts?: string;
};

/**
 * Requests addresses over kept connections and only counts the responses. A load generator that parses every byte in JavaScript would
 * measure itself as soon as responses are long.
 */
export async function askPlainly(load: Load): Promise<{ perSecond: number; p50: number; p99: number }> {
  const took: number[] = [];
  const until = performance.now() + load.seconds * 1000;
  await Promise.all(Array.from({ length: load.connections }, () => askOver(load, until, took)));
  return { perSecond: took.length / load.seconds, ...toPercentiles(took) };
}

async function askOver({ url, path, accepts }: Load, until: number, took: number[]): Promise<void> {
  const next = typeof path === 'string' ? () => path : path;
  const connection = await openConnection(url, accepts);
  do took.push(await connection.ask(next()));
  while (performance.now() < until);
  connection.close();
}

export type Connection = {
  /** Sends one request and returns the milliseconds until the whole response has arrived; one at a time. */
  ask: (path: string) => Promise<number>;
  close: () => void;
};

/** Opens a connection that stays open, for one request after the other. */
export async function openConnection(url: string, accepts = 'br, gzip'): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const rest = `HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${accepts}\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let running: { resolve: (ms: number) => void; reject: (error: Error) => void } | undefined;
  let started = 0;
  let missing = 0;
  socket.on('error', (error) => running?.reject(error));
  socket.on('close', () => running?.reject(new Error(`${url} hung up`)));
  socket.on('data', (chunk) => {
    try {
      missing = missing === 0 ? answerLength(chunk) - chunk.length : missing - chunk.length;
      if (missing <= 0) running?.resolve(performance.now() - started);
    } catch (error) {
      running?.reject(error as Error);
    }
  });
  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        running = { resolve, reject };
        missing = 0;
        started = performance.now();
        socket.write(`GET ${path} ${rest}`);
      }),
    close: () => socket.destroy(),
  };
}

/** Returns the bytes of the whole response, head included. */
function answerLength(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n') + 4;
  const text = chunk.toString('latin1', 0, head);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || !length) throw new Error(`not an answer to count: ${text}`);
  return head + Number(length);
}
