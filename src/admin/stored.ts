/** Reads a JSON value from the browser's storage; undefined where there is none, or where the browser keeps nothing. */
export function readStored<Value>(storage: Storage, key: string): Value | undefined {
  try {
    const text = storage.getItem(`admin ${key}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Writes a JSON value into the browser's storage; null removes it. A full or closed storage keeps nothing. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(`admin ${key}`);
    else storage.setItem(`admin ${key}`, JSON.stringify(value));
  } catch {
    // The screen works without it.
  }
}
