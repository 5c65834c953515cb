import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createGunzip, createGzip } from 'node:zlib';
import type { Changes } from '#platform/change-feed/changes.ts';
import { isKnown, toAsked, toEtag } from './cached-response.ts';
import { takes } from './compression.ts';

/** Serves documents as long as the catalogue; they are streamed and cached compressed, so that the whole text is never in memory. */
export type LongAnswers = (request: Request, wanted: LongDocument) => Promise<Response>;
export type LongDocument = {
  key: string;
  contentType: string;
  tell: () => AsyncIterable<string>;
};
type Compressed = { etag: string; bytes: Buffer };
type Making = { compressed: Promise<Compressed>; isStale: boolean };

/** Serves long documents from memory; all of them are dropped when one of their tags is announced. */
export function createLongAnswers(
  changes: Pick<Changes, 'subscribe' | 'isCurrent'>,
  tags: ReadonlySet<string>,
  limitBytes = 48 * 1024 * 1024,
): LongAnswers {
  const known = new Map<string, Making>();
  const sizes = new Map<string, number>();

  changes.subscribe((tag) => {
    if (tag !== '*' && !tags.has(tag)) return;
    for (const [key, making] of known) {
      making.isStale = true;
      forget(key);
    }
  });

  function forget(key: string): void {
    known.delete(key);
    sizes.delete(key);
  }

  /** Makes a document once for all simultaneous requests, and caches it unless one of its tags is announced in the meantime. */
  function make({ key, tell }: LongDocument): Promise<Compressed> {
    const making: Making = { compressed: compress(tell()), isStale: false };
    known.set(key, making);
    making.compressed.then(
      ({ bytes }) => !making.isStale && keep(key, bytes.length),
      () => known.get(key) === making && forget(key),
    );
    return making.compressed;
  }

  function keep(key: string, size: number): void {
    sizes.set(key, size);
    let all = [...sizes.values()].reduce((sum, each) => sum + each, 0);
    for (const [oldest, itsSize] of sizes) {
      if (all <= limitBytes) break;
      all -= itsSize;
      forget(oldest);
    }
  }

  return async (request, wanted) => {
    const cached = changes.isCurrent() ? known.get(wanted.key) : undefined;
    return toResponse(await (cached?.compressed ?? make(wanted)), request, wanted.contentType);
  };
}

async function compress(parts: AsyncIterable<string>): Promise<Compressed> {
  let sum = 0;
  let length = 0;
  async function* measured() {
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      sum = crc32(bytes, sum);
      length += bytes.length;
      yield bytes;
    }
  }
  const gzip = createGzip({ level: 6 });
  const source = Readable.from(measured(), { objectMode: false }).on('error', (error) => gzip.destroy(error));
  const bytes = await buffer(source.pipe(gzip));
  return { etag: toEtag(length, sum), bytes };
}

function toResponse({ etag, bytes }: Compressed, request: Request, contentType: string): Response {
  const headers: Record<string, string> = {
    etag,
    'content-type': contentType,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
  const { knows, accepts, isHead } = toAsked(request);
  if (knows && isKnown(etag, knows)) return new Response(null, { status: 304, headers });
  const takesGzip = takes(accepts, 'gzip');
  if (takesGzip) Object.assign(headers, { 'content-encoding': 'gzip', 'content-length': bytes.length });
  if (isHead) return new Response(null, { headers });
  if (takesGzip) return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  const decompressed = Readable.from([bytes], { objectMode: false }).pipe(createGunzip());
  return new Response(Readable.toWeb(decompressed) as ReadableStream, { headers });
}
