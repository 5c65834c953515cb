import { type JsonPart, readPart, writePart, writtenLength } from '#platform/http-cache/json-parts.ts';

/** Parts by the id of what they say, for as long as there is room: those kept first are dropped first. */
export type PartStore = {
  find: (id: string) => JsonPart | undefined;
  has: (id: string) => boolean;
  put: (id: string, part: JsonPart) => void;
  forget: (id: string) => void;
  clear: () => void;
  /** Whether its last block is in use: what comes soon drops what was kept first. */
  isFull: () => boolean;
  /** How many parts it keeps. */
  size: () => number;
};

type Block = { bytes: Buffer; used: number; ids: string[] };

/**
 * Parts one behind the other in a few large blocks of memory, packed as they are sent: nothing that a collection of garbage would walk
 * over, and never more than `mostBlocks` of them. A block that makes room is let go whole, because an answer may still be made of it.
 */
export function createPartStore(mostBlocks: number, blockBytes = 1024 * 1024): PartStore {
  const places = new Map<string, number>();
  const blocks: (Block | undefined)[] = [];
  let newest = 0;

  /** The block that has room for so many bytes, the oldest being dropped when no other is left. */
  function makeRoom(length: number): Block {
    const block = blocks[newest];
    if (block && block.used + length <= blockBytes) return block;
    if (block) newest = (newest + 1) % mostBlocks;
    for (const id of blocks[newest]?.ids ?? []) if (blockOf(places.get(id)) === newest) places.delete(id);
    const next = { bytes: Buffer.allocUnsafeSlow(blockBytes), used: 0, ids: [] };
    blocks[newest] = next;
    return next;
  }

  function blockOf(place: number | undefined): number | undefined {
    return place === undefined ? undefined : Math.floor(place / blockBytes);
  }

  return {
    find(id) {
      const place = places.get(id);
      if (place === undefined) return undefined;
      return readPart(blocks[blockOf(place)!]!.bytes, place % blockBytes);
    },
    has: (id) => places.has(id),
    put(id, part) {
      const length = writtenLength(part);
      if (length > blockBytes) return;
      const block = makeRoom(length);
      places.set(id, newest * blockBytes + block.used);
      writePart(part, block.bytes, block.used);
      block.used += length;
      block.ids.push(id);
    },
    forget: (id) => void places.delete(id),
    clear() {
      places.clear();
      blocks.length = 0;
      newest = 0;
    },
    isFull: () => newest === mostBlocks - 1 || blocks[newest + 1] !== undefined,
    size: () => places.size,
  };
}
