import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
type Packable = { body: Buffer; packed: Partial<Record<Encoding, Buffer>> };

/** Below this, packing saves less than the header that tells of it. */
const leastToPack = 512;

/** The encoding in which a body goes to somebody who sent `accepts`; undefined for none. */
export function takenEncoding({ length }: { length: number }, accepts: string): Encoding | undefined {
  if (length < leastToPack) return undefined;
  if (takes(accepts, 'br')) return 'br';
  return takes(accepts, 'gzip') ? 'gzip' : undefined;
}

/** Whether somebody who sent `accepts` can read an encoding. */
export function takes(accepts: string, encoding: Encoding): boolean {
  const at = accepts.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepts.slice(at + encoding.length));
}

export function isPacked({ packed }: Packable, encoding: Encoding): boolean {
  return packed[encoding] !== undefined;
}

/** Once quickly, while the first visitor waits; then well, for all who follow. */
const levels = { quick: { br: 1, gzip: 1 }, well: { br: 5, gzip: 6 } };
type Running = Partial<Record<`${keyof typeof levels} ${Encoding}`, Promise<void>>>;
const running = new WeakMap<Packable, Running>();

/** Packs for the visitor who waits: little processor time, off the main thread, once for however many wait. */
export function packQuickly(what: Packable, encoding: Encoding): Promise<void> {
  return packOnce(what, encoding, 'quick');
}

/** Packs again, smaller, in the background; once. */
export function packWell(what: Packable, encoding: Encoding): void {
  packOnce(what, encoding, 'well').catch(() => {});
}

function packOnce(what: Packable, encoding: Encoding, level: keyof typeof levels): Promise<void> {
  const runs: Running = running.get(what) ?? {};
  running.set(what, runs);
  return (runs[`${level} ${encoding}`] ??= pack(what.body, encoding, levels[level][encoding]).then(
    (packed) => {
      // A copy of the right size: what is kept must not hold on to the whole piece.
      what.packed[encoding] = Buffer.from(packed);
    },
  ));
}

/** A packed page in one piece: each further one would be another way to the thread that packs, and back. */
const chunkSize = 64 * 1024;

function pack(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level, chunkSize });
  return compressBrotli(body, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
