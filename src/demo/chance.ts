/** Returns a number from 0 up to 1 that looks random and is the same for the same words, so that every demo shop is alike. */
export function chance(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('/')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 32;
}
