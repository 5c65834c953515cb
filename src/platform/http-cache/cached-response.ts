import { crc32 } from 'node:zlib';
import {
  type Body,
  type Encoding,
  compressQuickly,
  compressWell,
  readPlain,
  takenEncoding,
} from './compression.ts';

/** A cached response: its body in the forms that clients have requested, its validator and its headers. */
export type CachedResponse = Body & {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** How often it has been sent compressed. */
  hits: number;
  /** Its cache tags: it is dropped when one of these is announced. */
  tags?: ReadonlySet<string>;
};

/**
 * How long a response is served from memory. Nothing announces that a product is no longer new, so pages that depend on the hour are
 * rendered again after this time. It is also the longest time that a page is shown after a change while changes cannot be received.
 */
export const LONGEST_MS = 60_000;

/**
 * A higher level saves a fifth of the bytes for a fifth of the time that a page takes: it pays for a response that is not replaced soon.
 */
const hitsToCompressWell = 4;

/** The request headers that say which form of the response is accepted. */
export type Asked = {
  isHead: boolean;
  accepts: string;
  knows: string | undefined;
  /**
   * Whether the request comes from a content delivery network, by its `CDN-Loop` (RFC 8586): its responses carry the tags as surrogate
   * keys.
   */
  isCdn: boolean;
};
export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer | null };

export async function toCached(response: Response): Promise<CachedResponse> {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return toCachedBytes(Buffer.from(await response.arrayBuffer()), response.status, headers);
}

export function toCachedBytes(body: Buffer, status: number, headers: Record<string, string>): CachedResponse {
  const { length } = body;
  const etag = toEtag(length, crc32(body));
  return { status, headers, etag, hits: 0, length, forms: { plain: body } };
}

/**
 * Returns the weak ETag of a body by its length and checksum. One validator is valid for the same page in three encodings. It is no secret,
 * so a checksum suffices.
 */
export function toEtag(length: number, crc: number): string {
  return `W/"${length.toString(36)}-${crc.toString(36)}"`;
}

/**
 * Compresses a response before it is cached, unless it is so short that it stays plain. Browsers request Brotli; another form is made from
 * it at its first request.
 */
export async function compressForCache(cached: CachedResponse): Promise<void> {
  const encoding = takenEncoding(cached, 'br');
  if (encoding) await compressQuickly(cached, encoding);
}

/** Returns the response in the form that the client accepts, and makes that form first if necessary. */
export async function answerCached(cached: CachedResponse, asked: Asked): Promise<PlainAnswer> {
  const ready = answerCachedNow(cached, asked);
  if (ready) return ready;
  const encoding = takenEncoding(cached, asked.accepts);
  if (!encoding) return toPlainAnswer(cached, asked, { body: await readPlain(cached) });
  await compressQuickly(cached, encoding);
  return toPlainAnswer(cached, asked, { body: cached.forms[encoding]!, encoding });
}

/** Returns the response in the form that the client accepts, or undefined where that form has not been made yet. */
export function answerCachedNow(cached: CachedResponse, asked: Asked): PlainAnswer | undefined {
  if (asked.knows && isKnown(cached.etag, asked.knows)) return notModified(cached, asked);
  const encoding = takenEncoding(cached, asked.accepts);
  const body = cached.forms[encoding ?? 'plain'];
  if (!body) return undefined;
  // A response that is requested often is compressed again in the background, at a higher level, once.
  if (encoding && (cached.hits += 1) >= hitsToCompressWell) compressWell(cached, encoding);
  return toPlainAnswer(cached, asked, { body, encoding });
}

/** Returns whether a client that sends this `If-None-Match` has the response already. */
export function isKnown(etag: string, knows: string): boolean {
  const bare = etag.slice(2);
  return knows.split(',').some((each) => [etag, bare, '*'].includes(each.trim()));
}

function notModified(cached: CachedResponse, asked: Asked): PlainAnswer {
  const { 'content-type': _, ...others } = toHeaders(cached, asked);
  return { status: 304, headers: others, body: null };
}

type Form = { body: Buffer; encoding?: Encoding | undefined };

function toPlainAnswer(cached: CachedResponse, asked: Asked, { body, encoding }: Form): PlainAnswer {
  const headers = { ...toHeaders(cached, asked), 'content-length': String(body.length) };
  if (encoding) Object.assign(headers, { 'content-encoding': encoding });
  return { status: cached.status, headers, body: asked.isHead ? null : body };
}

function toHeaders({ headers, etag, tags }: CachedResponse, { isCdn }: Asked): Record<string, string> {
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding' };
  if (isCdn && tags && tags.size > 0) all['surrogate-key'] = [...tags].map(toSurrogateKey).join(' ');
  return all;
}

/** Returns a cache tag in the form that content delivery networks use, where spaces separate keys. */
export function toSurrogateKey(tag: string): string {
  return encodeURI(tag);
}

/** Reads from a web request which form of response it accepts. */
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
