import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { copyExactly } from '#platform/copy-exactly.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip';

/** A body in at least one form. The plain form is dropped once there is a compressed one, from which it can be made again. */
export type Body = {
  /** Length of the plain form in bytes. */
  length: number;
  forms: Partial<Record<Encoding | 'plain', Buffer>>;
  /** Called when a form was added, replaced or dropped. */
  onResize?: () => void;
};

/** Below this many bytes compression saves less than its header costs. */
const leastToCompress = 512;

/** Returns the encoding for a client that sent `accepts`; undefined for none. */
export function takenEncoding({ length }: { length: number }, accepts: string): Encoding | undefined {
  if (length < leastToCompress) return undefined;
  if (takes(accepts, 'br')) return 'br';
  return takes(accepts, 'gzip') ? 'gzip' : undefined;
}

/** Returns whether a client that sent `accepts` can read an encoding. */
export function takes(accepts: string, encoding: Encoding): boolean {
  const at = accepts.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepts.slice(at + encoding.length));
}

/** A body is compressed quickly while the first visitor waits, then better for all later ones. */
const levels = { quick: { br: 1, gzip: 1 }, well: { br: 5, gzip: 6 } };
type Running = Partial<Record<`${keyof typeof levels} ${Encoding}`, Promise<void>>>;
const running = new WeakMap<Body, Running>();

/** Compresses for a visitor who waits: quickly, off the main thread, and once for all who wait at the same time. */
export function compressQuickly(body: Body, encoding: Encoding): Promise<void> {
  return compressOnce(body, encoding, 'quick');
}

/** Compresses again in the background, to a smaller size; once. */
export function compressWell(body: Body, encoding: Encoding): void {
  compressOnce(body, encoding, 'well').catch(() => {});
}

/** The plain forms that were read last: a client that accepts no compression may request the same page many times a second. */
const plainForms = new Map<Body, Promise<Buffer>>();
const mostPlainForms = 8;

/** Returns the plain form of a body; a compressed one is decompressed off the main thread, once for all consecutive requests. */
export async function readPlain(body: Body): Promise<Buffer> {
  if (body.forms.plain) return body.forms.plain;
  const plain = plainForms.get(body) ?? decompress(body);
  // Deleting and adding it again makes this body the last to be dropped.
  plainForms.delete(body);
  plainForms.set(body, plain);
  if (plainForms.size > mostPlainForms) plainForms.delete(plainForms.keys().next().value!);
  return plain;
}

function decompress({ forms, length }: Body): Promise<Buffer> {
  // The body fits in one chunk with a byte to spare: each further chunk would cost another round trip to the decompressing thread.
  const options = { chunkSize: Math.max(length + 1, constants.Z_MIN_CHUNK) };
  return forms.br ? decompressBrotli(forms.br, options) : decompressGzip(forms.gzip!, options);
}

function compressOnce(body: Body, encoding: Encoding, level: keyof typeof levels): Promise<void> {
  const runs: Running = running.get(body) ?? {};
  running.set(body, runs);
  return (runs[`${level} ${encoding}`] ??= replaceForm(body, encoding, levels[level][encoding]));
}

async function replaceForm(body: Body, encoding: Encoding, level: number): Promise<void> {
  const compressed = await compress(await readPlain(body), encoding, level);
  // Without the copy the cache would hold on to the compressor's whole chunk.
  body.forms[encoding] = copyExactly(compressed);
  delete body.forms.plain;
  body.onResize?.();
}

/** A compressed page fits in one chunk: each further chunk would cost another round trip to the compressing thread. */
const chunkSize = 64 * 1024;

function compress(plain: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain, { level, chunkSize });
  return compressBrotli(plain, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
