import { crc32 } from 'node:zlib';
import { type Encoding, isPacked, packQuickly, packWell, takenEncoding } from './compression.ts';

/** One answer kept ready to send: its body, its packed forms once somebody took one, its validator and its headers. */
export type Kept = {
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

export async function toKept(response: Response): Promise<Kept> {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return toKeptBytes(Buffer.from(await response.arrayBuffer()), response.status, headers);
}

export function toKeptBytes(body: Buffer, status: number, headers: Record<string, string>): Kept {
  const { length } = body;
  return { status, headers, etag: toEtag(length, crc32(body)), length, body, packed: {} };
}

/** Weak, because one validator stands for the same page in three encodings; no secret, so a checksum will do. */
function toEtag(length: number, crc: number): string {
  return `W/"${length.toString(36)}-${crc.toString(36)}"`;
}

/** The answer as a client takes it, packed first if need be. */
export async function answerKept(kept: Kept, asked: Asked): Promise<PlainAnswer> {
  const ready = answerKeptNow(kept, asked);
  if (ready) return ready;
  const encoding = takenEncoding(kept, asked.accepts)!;
  await packQuickly(kept, encoding);
  return toPlain(kept, asked, encoding);
}

/** The same at once, or undefined when it has never been packed in that way. */
export function answerKeptNow(kept: Kept, asked: Asked): PlainAnswer | undefined {
  if (asked.knows && isKnown(kept.etag, asked.knows)) return notModified(kept, asked);
  const encoding = takenEncoding(kept, asked.accepts);
  if (encoding && !isPacked(kept, encoding)) return undefined;
  // Whoever asks a second time shows that a third will.
  if (encoding) packWell(kept, encoding);
  return toPlain(kept, asked, encoding);
}

function isKnown(etag: string, knows: string): boolean {
  const bare = etag.slice(2);
  return knows.split(',').some((each) => [etag, bare, '*'].includes(each.trim()));
}

function notModified(kept: Kept, asked: Asked): PlainAnswer {
  const { 'content-type': _, ...others } = toHeaders(kept, asked);
  return { status: 304, headers: others, body: null };
}

function toPlain(kept: Kept, asked: Asked, encoding: Encoding | undefined): PlainAnswer {
  const body = (encoding && kept.packed[encoding]) ?? kept.body;
  const headers = { ...toHeaders(kept, asked), 'content-length': String(body.length) };
  if (encoding) Object.assign(headers, { 'content-encoding': encoding });
  return { status: kept.status, headers, body: asked.isHead ? null : body };
}

function toHeaders({ headers, etag, tags }: Kept, { isCdn }: Asked): Record<string, string> {
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
