/** A cache of values by key with a limit in bytes: it drops the least recently used values first. */
export type BoundedCache<Value> = {
  /** Returns a value and makes it the most recently used one. */
  get: (key: string) => Value | undefined;
  /** Keeps a value; one that is larger than the whole cache is not kept. */
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  clear: () => void;
  size: () => { entries: number; bytes: number };
};

type Bounds<Value> = {
  limitBytes: number;
  /** Estimates the bytes of a value; called once, when the value is stored. */
  sizeOf: (value: Value) => number;
};

export function createBoundedCache<Value>({ limitBytes, sizeOf }: Bounds<Value>): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const entry = { value, bytes: sizeOf(value) };
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= limitBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      bytes = 0;
    },
    size: () => ({ entries: entries.size, bytes }),
  };
}

/** Estimates how much memory a value of plain objects takes: about two bytes for each letter of its JSON. */
export function estimateBytes(value: unknown): number {
  return (JSON.stringify(value)?.length ?? 0) * 2;
}
