import { crc32 } from 'node:zlib';
import { type Encoding, isPacked, packQuickly, packWell, takenEncoding } from './compression.ts';

/** One answer kept ready to send: its body, its packed forms once somebody took one, its validator and its headers. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Bytes of its body as it is. */
  length: number;
  body: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
  /** What it was made of: it is dropped when one of these is announced. */
  tags?: ReadonlySet<string>;
};

/** In which form a client takes an answer. */
export type Asked = {
  isHead: boolean;
  accepts: string;
  knows: string | undefined;
  /** Whether a content delivery network asks, by its `CDN-Loop` (RFC 8586): it is sent the tags as surrogate keys. */
  isCdn: boolean;
};
export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer | null };

export async function toCached(response: Response): Promise<CachedResponse> {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return toCachedBytes(Buffer.from(await response.arrayBuffer()), response.status, headers);
}

export function toCachedBytes(body: Buffer, status: number, headers: Record<string, string>): CachedResponse {
  const { length } = body;
  return { status, headers, etag: toEtag(length, crc32(body)), length, body, packed: {} };
}

/** Weak, because one validator stands for the same page in three encodings; no secret, so a checksum will do. */
function toEtag(length: number, crc: number): string {
  return `W/"${length.toString(36)}-${crc.toString(36)}"`;
}

/** The answer as a client takes it, packed first if need be. */
export async function answerCached(cached: CachedResponse, asked: Asked): Promise<PlainAnswer> {
  const ready = answerCachedNow(cached, asked);
  if (ready) return ready;
  const encoding = takenEncoding(cached, asked.accepts)!;
  await packQuickly(cached, encoding);
  return toPlain(cached, asked, encoding);
}

/** The same at once, or undefined when it has never been packed in that way. */
export function answerCachedNow(cached: CachedResponse, asked: Asked): PlainAnswer | undefined {
  if (asked.knows && isKnown(cached.etag, asked.knows)) return notModified(cached, asked);
  const encoding = takenEncoding(cached, asked.accepts);
  if (encoding && !isPacked(cached, encoding)) return undefined;
  // Whoever asks a second time shows that a third will.
  if (encoding) packWell(cached, encoding);
  return toPlain(cached, asked, encoding);
}

function isKnown(etag: string, knows: string): boolean {
  const bare = etag.slice(2);
  return knows.split(',').some((each) => [etag, bare, '*'].includes(each.trim()));
}

function notModified(cached: CachedResponse, asked: Asked): PlainAnswer {
  const { 'content-type': _, ...others } = toHeaders(cached, asked);
  return { status: 304, headers: others, body: null };
}

function toPlain(cached: CachedResponse, asked: Asked, encoding: Encoding | undefined): PlainAnswer {
  const body = (encoding && cached.packed[encoding]) ?? cached.body;
  const headers = { ...toHeaders(cached, asked), 'content-length': String(body.length) };
  if (encoding) Object.assign(headers, { 'content-encoding': encoding });
  return { status: cached.status, headers, body: asked.isHead ? null : body };
}

function toHeaders({ headers, etag, tags }: CachedResponse, { isCdn }: Asked): Record<string, string> {
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding' };
  if (isCdn && tags && tags.size > 0)
    all['surrogate-key'] = encodeURI([...tags].join('\n')).replaceAll('%0A', ' ');
  return all;
}

/** What a web request says of the form it takes. */
export function toAsked({ method, headers }: Request): Asked {
  return {
    isHead: method === 'HEAD',
    accepts: headers.get('accept-encoding') ?? '',
    knows: headers.get('if-none-match') ?? undefined,
    isCdn: headers.has('cdn-loop'),
  };
}

export function toResponse({ status, headers, body }: PlainAnswer): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
