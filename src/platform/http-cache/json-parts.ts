import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A piece of an answer, ready to be sent plain or within a gzip stream. */
export type JsonPart = {
  /** Unpacked when somebody takes it plain, where it is kept packed only. */
  readonly bytes: Buffer;
  /** Of the bytes. */
  length: number;
  /** The same as a run of whole deflate blocks that look at nothing outside of it. */
  deflated: Buffer;
  crc: number;
  /** What its length does to the checksum of all that stands before it. */
  shift: number;
};

/** A part that will be sent again and again. */
export function toPart(text: string): JsonPart {
  const bytes = Buffer.from(text);
  return describe(bytes, deflateRawSync(bytes, smallDeflate));
}

/** A part has a few kilobytes: looking further back finds nothing, and the usual quarter of a megabyte for it would be cleared for each. */
const smallDeflate = { finishFlush: constants.Z_SYNC_FLUSH, windowBits: 13, memLevel: 6, chunkSize: 8192 };

/** A part that is sent once: packing it would take longer than sending it. */
export function toPassingPart(text: string): JsonPart {
  const bytes = Buffer.from(text);
  const stored = [];
  for (let from = 0; from < bytes.length; from += longestStored) {
    const block = bytes.subarray(from, from + longestStored);
    const head = Buffer.from([0, 0, 0, 0, 0]);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    stored.push(head, block);
  }
  return describe(bytes, Buffer.concat(stored));
}

const longestStored = 0xffff;

function describe(bytes: Buffer, deflated: Buffer): JsonPart {
  const { length } = bytes;
  return { bytes, length, deflated, crc: crc32(bytes), shift: shiftOf(length) };
}

const headBytes = 16;

/** How many bytes a part takes where it is written down. */
export function writtenLength({ deflated }: JsonPart): number {
  return headBytes + deflated.length;
}

/** Writes a part down as it is packed. */
export function writePart({ deflated, length, crc, shift }: JsonPart, into: Buffer, at: number): void {
  for (const [index, number] of [length, crc, shift, deflated.length].entries())
    into.writeUInt32LE(number, at + index * 4);
  deflated.copy(into, at + headBytes);
}

/** The part that was written down there, looking at the same memory. */
export function readPart(from: Buffer, at: number): JsonPart {
  const start = at + headBytes;
  const deflated = from.subarray(start, start + from.readUInt32LE(at + 12));
  return {
    length: from.readUInt32LE(at),
    crc: from.readUInt32LE(at + 4),
    shift: from.readUInt32LE(at + 8),
    deflated,
    get bytes() {
      return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
    },
  };
}

/** The parts as one text. */
export function joinPlain(parts: readonly JsonPart[]): Buffer {
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** The parts as one gzip stream (RFC 1952), at the price of copying bytes: each was packed when it was made. */
export function joinPacked(parts: readonly JsonPart[]): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(joinedCrc(parts), 0);
  tail.writeUInt32LE(joinedLength(parts), 4);
  return Buffer.concat([gzipHead, ...parts.map(({ deflated }) => deflated), lastBlock, tail]);
}

export function joinedLength(parts: readonly JsonPart[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The CRC-32 of all parts together, from those of each: https://www.zlib.net/manual.html (crc32_combine). */
export function joinedCrc(parts: readonly JsonPart[]): number {
  return parts.reduce((before, { crc, shift }) => (multiply(shift, before) ^ crc) >>> 0, 0);
}

// Polynomials over GF(2) modulo that of CRC-32, the highest power in the lowest bit.
const polynomial = 0xedb88320;
const one = 0x80000000;

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the power of 2ⁿ, for every n. */
const squares = [0x40000000];
while (squares.length < 32) squares.push(multiply(squares.at(-1)!, squares.at(-1)!));

/** x to the power of eight times a length. */
function shiftOf(length: number): number {
  let power = one;
  for (let left = length, n = 3; left > 0; left >>>= 1, n += 1)
    if (left & 1) power = multiply(squares[n % 32]!, power);
  return power;
}
