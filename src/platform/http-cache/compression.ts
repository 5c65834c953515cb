import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
type Packable = { body: Buffer; packed: Partial<Record<Encoding, Buffer>> };

/** Below this many bytes compression saves less than its header costs. */
const leastToPack = 512;

/** Returns the encoding for a client that sent `accepts`; undefined for none. */
export function takenEncoding({ length }: { length: number }, accepts: string): Encoding | undefined {
  if (length < leastToPack) return undefined;
  if (takes(accepts, 'br')) return 'br';
  return takes(accepts, 'gzip') ? 'gzip' : undefined;
}

/** Returns whether a client that sent `accepts` can read an encoding. */
export function takes(accepts: string, encoding: Encoding): boolean {
  const at = accepts.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepts.slice(at + encoding.length));
}

export function isPacked({ packed }: Packable, encoding: Encoding): boolean {
  return packed[encoding] !== undefined;
}

/** A body is compressed quickly while the first visitor waits, then better for all later ones. */
const levels = { quick: { br: 1, gzip: 1 }, well: { br: 5, gzip: 6 } };
type Running = Partial<Record<`${keyof typeof levels} ${Encoding}`, Promise<void>>>;
const running = new WeakMap<Packable, Running>();

/** Compresses for a visitor who waits: with little processor time, off the main thread, once for all who wait at the same time. */
export function packQuickly(what: Packable, encoding: Encoding): Promise<void> {
  return packOnce(what, encoding, 'quick');
}

/** Compresses again in the background, smaller; once. */
export function packWell(what: Packable, encoding: Encoding): void {
  packOnce(what, encoding, 'well').catch(() => {});
}

function packOnce(what: Packable, encoding: Encoding, level: keyof typeof levels): Promise<void> {
  const runs: Running = running.get(what) ?? {};
  running.set(what, runs);
  return (runs[`${level} ${encoding}`] ??= pack(what.body, encoding, levels[level][encoding]).then(
    (packed) => {
      // The buffer is copied to its exact size, so that the cache does not hold on to the whole chunk.
      what.packed[encoding] = Buffer.from(packed);
    },
  ));
}

/** A compressed page fits in one chunk: each further chunk would cost another round trip to the compressing thread. */
const chunkSize = 64 * 1024;

function pack(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level, chunkSize });
  return compressBrotli(body, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
