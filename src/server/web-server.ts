import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';

export type WebServer = {
  port: number;
  /** Whether the server still accepts new clients. */
  isOpen: () => boolean;
  /**
   * Closes the server: it still answers new connections for a moment, longer behind a proxy, then accepts none, and finishes the current
   * requests and those that are arriving on connections that look idle.
   */
  drain: () => Promise<void>;
};
type Parts = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Handlers that are tried first; each returns whether it has answered the request. */
  first: readonly ((request: IncomingMessage, response: ServerResponse) => boolean)[];
};

// Longer than the proxies in front of us keep their connections: otherwise they would send requests on connections that we have just
// closed.
const keepAliveMs = 75_000;
const slowestRequestMs = 30_000;
const graceMs = 500;
/** Behind proxies: long enough for a proxy that checks every second to see that the program is closing, and to send no more visitors. */
const noticeMs = 2_500;
const longestDrainMs = 6_000;

/** Starts listening. Throws an error with a sentence when the port is taken. */
export async function openWebServer(
  { fetch, first }: Parts,
  config: Pick<Config, 'PORT' | 'HOST' | 'TRUSTED_PROXIES'>,
): Promise<WebServer> {
  const answer = getRequestListener(fetch, { hostname: config.HOST });
  let isOpen = true;
  const server = createServer(
    { keepAliveTimeout: keepAliveMs, requestTimeout: slowestRequestMs },
    (request, response) => {
      // While the server listens, clients keep their connections: a new connection could arrive just after it has stopped listening.
      if (!server.listening) response.setHeader('connection', 'close');
      if (!first.some((tries) => tries(request, response))) void answer(request, response);
    },
  );
  await listen(server, config);
  const { port } = server.address() as { port: number };
  return {
    port,
    isOpen: () => isOpen,
    drain() {
      isOpen = false;
      return drain(server, config.TRUSTED_PROXIES > 0 ? noticeMs : graceMs);
    },
  };
}

function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`PORT ${PORT} is taken by another program: set PORT to another number`)
          : error,
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
}

// The system would reset a connection that it has accepted and the program has not. So the server accepts all of them for a moment and
// stops listening right after the last ones: the event loop accepts connections before it runs the callbacks of `setImmediate`. The HTTP
// server's own close() would cut idle connections immediately, including the requests that are just arriving on them.
async function drain(server: Server, openMs: number): Promise<void> {
  await sleep(openMs);
  await setImmediate();
  const grace = setTimeout(() => server.closeIdleConnections(), graceMs);
  const end = setTimeout(() => server.closeAllConnections(), longestDrainMs);
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      clearTimeout(grace);
      clearTimeout(end);
      resolve();
    });
  });
}
