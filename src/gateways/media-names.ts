// The names are ours, yet they also come from URLs: only a plain folder name and a plain file name are allowed.

/** Throws RangeError unless a picture's folder has a plain name. */
export function requireMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new RangeError(`Not a media key: ${key}`);
}

/** Throws RangeError unless a file of a picture has a plain name. */
export function requireMediaName(name: string): void {
  if (!isMediaName(name)) throw new RangeError(`Not a media name: ${name}`);
}

/** Returns whether a picture's folder may have this name. */
export function isMediaKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(key);
}

/** Returns whether a file of a picture may have this name. */
export function isMediaName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,63}(\.[a-z0-9]{1,8})?$/.test(name);
}

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Returns the content type of a file of a picture by the end of its name; an original has none. */
export function mediaTypeOf(name: string): string {
  return types[name.split('.')[1] ?? ''] ?? 'application/octet-stream';
}
