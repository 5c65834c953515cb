import type { z } from 'zod';

/**
 * Reads a JSON value from the browser's storage; undefined if nothing is stored, the value has another shape, or the storage cannot be
 * accessed.
 */
export function readStored<Schema extends z.ZodType>(
  storage: Storage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(`admin ${key}`) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Writes a JSON value into the browser's storage; null removes it. If the storage is full or cannot be accessed, nothing is stored. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(`admin ${key}`);
    else storage.setItem(`admin ${key}`, JSON.stringify(value));
  } catch {
    // The screen works without it.
  }
}
