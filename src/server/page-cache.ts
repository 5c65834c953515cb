import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Changes } from './changes.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One answer kept ready to send: its bodies by encoding, its validator and its headers. */
export type Kept = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
};

export type PageCache = {
  find: (key: string) => Kept | undefined;
  /** Makes the answer once, whoever asks at the same time, and keeps it unless something changed meanwhile. */
  make: (key: string, make: () => Promise<Response>) => Promise<Kept>;
  size: () => { entries: number; bytes: number };
};

/** Nothing announces that a promotion has ended or that goods are no longer new: what depends on the hour is made again. */
const longestMs = 60_000;
const listOfApi = /^\/api\/v1\/products(\/search)?(\?|$)/;

/** Answers that are the same for everyone, dropped the moment something they show changes. */
export function createPageCache(
  changes: Pick<Changes, 'subscribe'>,
  limitBytes = 64 * 1024 * 1024,
  now = () => performance.now(),
): PageCache {
  const kept = new Map<string, Kept & { until: number }>();
  const making = new Map<string, Promise<Kept>>();
  let generation = 0;
  let bytes = 0;

  changes.subscribe((topic) => {
    generation += 1;
    making.clear();
    if (topic.startsWith('product:')) return dropProduct(topic.slice('product:'.length));
    kept.clear();
    bytes = 0;
  });

  // The lists of the API say every product's exact stock; those of the pages only what a card shows.
  function dropProduct(id: string) {
    for (const key of kept.keys()) {
      if (key.includes(`/products/${id}`) || listOfApi.test(key)) drop(key);
    }
  }

  function drop(key: string) {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= weigh(entry);
    kept.delete(key);
  }

  function keep(key: string, entry: Kept) {
    drop(key);
    kept.set(key, { ...entry, until: now() + longestMs });
    bytes += weigh(entry);
    for (const oldest of kept.keys()) {
      if (bytes <= limitBytes) break;
      drop(oldest);
    }
  }

  return {
    find(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.until <= now()) return void drop(key);
      kept.delete(key);
      kept.set(key, entry);
      return entry;
    },
    size: () => ({ entries: kept.size, bytes }),
    make(key, make) {
      const started = generation;
      const running = making.get(key);
      if (running) return running;
      const result = make()
        .then(toKept)
        .then((entry) => {
          if (generation === started && isWorthKeeping(entry)) keep(key, entry);
          return entry;
        })
        .finally(() => making.get(key) === result && making.delete(key));
      making.set(key, result);
      return result;
    },
  };
}

function isWorthKeeping(entry: Kept): boolean {
  return entry.status === 200 && !entry.headers['set-cookie'];
}

async function toKept(response: Response): Promise<Kept> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: response.status, headers, etag, bodies: { identity, ...(await compress(identity)) } };
}

async function compress(body: Buffer): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (body.length < 512) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: 6 }),
  ]);
  return { br, gzip: gzipped };
}

function weigh({ bodies }: Kept): number {
  return bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + 1024;
}

/** The kept answer in the encoding the client takes, or 304 when it already has it. */
export function answerKept(request: Request, kept: Kept): Response {
  const headers = new Headers(kept.headers);
  headers.set('etag', kept.etag);
  headers.set('vary', 'accept-encoding');
  if (request.headers.get('if-none-match')?.includes(kept.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    kept.bodies.br && accepted.includes('br')
      ? 'br'
      : kept.bodies.gzip && accepted.includes('gzip')
        ? 'gzip'
        : undefined;
  const body = encoding ? kept.bodies[encoding]! : kept.bodies.identity;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status: kept.status,
    headers,
  });
}
