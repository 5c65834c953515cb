/**
 * A store of bytes by ordinal, in large chunks that the garbage collector does not manage: a hundred thousand strings would be promoted to
 * the old generation, and the heap would grow to twice their size before they are examined.
 */
export type ByteStore = Bytes & {
  /** Copies the bytes of an ordinal; without bytes the ordinal is removed. */
  put: (ordinal: number, bytes: Uint8Array) => void;
  /** Returns the current bytes; later changes do not affect them. */
  snapshot: () => Bytes;
  /** Returns the bytes of all chunks. */
  allocated: () => number;
};
export type Bytes = {
  /** Returns the bytes of an ordinal; none if nothing was put there. */
  read: (ordinal: number) => Uint8Array;
  /** Returns the number after the highest ordinal. */
  count: () => number;
};

const chunkBytes = 1 << 20;
/** Chunks with at most this many bytes of replaced entries are not rewritten. */
const mostGarbage = 4 * chunkBytes;

export function createByteStore(): ByteStore {
  let chunks: Uint8Array[] = [];
  let end = chunkBytes;
  let starts = new Float64Array(1024);
  let lengths = new Uint32Array(1024);
  let count = 0;
  let held = 0;
  let allocated = 0;

  /** Copies bytes to the end of the last chunk and returns where; bytes that are longer than a chunk get their own. */
  function append(bytes: Uint8Array): number {
    if (end + bytes.length > chunkBytes) {
      const chunk = new Uint8Array(Math.max(chunkBytes, bytes.length));
      chunks.push(chunk);
      allocated += chunk.length;
      end = 0;
    }
    const start = (chunks.length - 1) * chunkBytes + end;
    chunks.at(-1)!.set(bytes, end);
    end += bytes.length;
    return start;
  }

  function makeRoom(ordinal: number): void {
    count = Math.max(count, ordinal + 1);
    if (ordinal < lengths.length) return;
    const capacity = Math.ceil((ordinal + 1) * 1.25);
    const [oldStarts, oldLengths] = [starts, lengths];
    starts = new Float64Array(capacity);
    lengths = new Uint32Array(capacity);
    starts.set(oldStarts);
    lengths.set(oldLengths);
  }

  /** Copies all bytes into new chunks, except those that were replaced. */
  function compact(): void {
    const old = snapshot();
    chunks = [];
    end = chunkBytes;
    allocated = 0;
    for (let ordinal = 0; ordinal < count; ordinal += 1)
      if (lengths[ordinal]! > 0) starts[ordinal] = append(old.read(ordinal));
  }

  function snapshot(): Bytes {
    const [ownChunks, ownStarts, ownLengths, ownCount] = [chunks, starts.slice(), lengths.slice(), count];
    return {
      count: () => ownCount,
      read: (ordinal) => slice(ownChunks, ownStarts[ordinal], ownLengths[ordinal]),
    };
  }

  return {
    count: () => count,
    read: (ordinal) => slice(chunks, starts[ordinal], lengths[ordinal]),
    put(ordinal, bytes) {
      makeRoom(ordinal);
      held += bytes.length - lengths[ordinal]!;
      lengths[ordinal] = bytes.length;
      if (bytes.length > 0) starts[ordinal] = append(bytes);
      if (allocated > 2 * held + mostGarbage) compact();
    },
    snapshot,
    allocated: () => allocated,
  };
}

const none = new Uint8Array(0);

function slice(chunks: readonly Uint8Array[], start = 0, length = 0): Uint8Array {
  if (length === 0) return none;
  const offset = start % chunkBytes;
  return chunks[(start - offset) / chunkBytes]!.subarray(offset, offset + length);
}
