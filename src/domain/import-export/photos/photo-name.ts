/** One meaning that the name of a photo may have: the SKU or slug of a product, and the colour that the photo shows. */
export type PhotoMeaning = { key: string; color: string | null };

/**
 * Returns the possible meanings of a photo's name, in the order in which they are tried: `DY-1.jpg` and `DY-1-2.jpg` are photos of DY-1,
 * `DY-1--red.jpg` shows it in red. A SKU that itself ends in a number is tried before one without it. Folders are ignored.
 */
export function readPhotoName(path: string): PhotoMeaning[] {
  const stem = toFileName(path)
    .replace(/\.[^.]*$/, '')
    .trim();
  const split = stem.lastIndexOf('--');
  const plain = withAndWithoutNumber(stem).map((key) => ({ key, color: null }));
  if (split < 1 || split + 2 === stem.length) return plain;
  const keys = withAndWithoutNumber(stem.slice(0, split));
  const colors = withAndWithoutNumber(stem.slice(split + 2));
  return [...plain, ...keys.flatMap((key) => colors.map((color) => ({ key, color })))];
}

/** Returns the last part of a path with either kind of slash. */
export function toFileName(path: string): string {
  return path.split(/[/\\]/).at(-1)!;
}

/** The number of a photo is `-2`, or ` (2)` as Windows writes it. */
function withAndWithoutNumber(text: string): string[] {
  const without = text.replace(/(?:-\d{1,3}| \(\d{1,3}\))$/, '');
  return without === text || without === '' ? [text] : [text, without];
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Compares the names of two photos, so that those of a product follow each other: DY-1, DY-1-2, DY-1-10. */
export function comparePhotoNames(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => toFileName(path).replace(/\.[^.]*$/, ''));
  return inOrder.compare(a!, b!);
}

/** Returns whether the operating system added a file to an archive for its own use, as macOS and Windows do. */
export function isSystemFile(path: string): boolean {
  return path.includes('__MACOSX/') || /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(toFileName(path));
}
