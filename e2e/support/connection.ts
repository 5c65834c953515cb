import { createServer, request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';

/** The connection between a browser and the shop, which a test controls. */
export type Connection = {
  url: string;
  /** Drops all connections until `mend`; the browser still believes that it has a network. */
  cut: () => void;
  /** Drops the connection of every request whose path matches, until `mend`; resolves once it has dropped the first. */
  refuse: (pattern: RegExp) => Promise<void>;
  mend: () => void;
  /** Changes the shop's responses under a path, until it is called again for that path. */
  change: (path: string, how: (body: string) => string) => void;
  close: () => Promise<void>;
};

export async function openConnection(shopUrl: string): Promise<Connection> {
  const shop = new URL(shopUrl);
  const changes = new Map<string, (body: string) => string>();
  const sockets = new Set<Socket>();
  let isCut = false;
  let refused: { pattern: RegExp; tell: () => void } | undefined;

  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    const isRefused = refused?.pattern.test(path) ?? false;
    if (isCut || isRefused) request.socket.destroy();
    if (isRefused) refused!.tell();
    if (isCut || isRefused) return;
    const how = changes.get(path);
    const { 'accept-encoding': _encodings, 'if-none-match': _known, ...plain } = request.headers;
    const passed = sendRequest(
      {
        // Each request has its own connection: the shop may close a kept one just as it is used again.
        agent: false,
        hostname: shop.hostname,
        port: shop.port,
        method: request.method,
        path: request.url,
        headers: how ? plain : request.headers,
      },
      async (answer) => {
        if (!how) return void answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const body = how(Buffer.concat(chunks).toString());
        const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
        response.writeHead(answer.statusCode!, headers).end(body);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('connection', (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    if (isCut) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${port}`,
    cut() {
      isCut = true;
      drop();
    },
    refuse: (pattern) => new Promise((tell) => (refused = { pattern, tell })),
    mend() {
      isCut = false;
      refused = undefined;
    },
    change: (path, how) => void changes.set(path, how),
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
