/**
 * Returns an address whose response cannot be in memory, a different one at every turn: a known parameter is written in another way that
 * means the same. An unknown parameter would not change the cache key.
 */
export function toAnew(path: string, turn: number): string {
  const separator = path.includes('?') ? '&' : '?';
  if (path.startsWith('/api/v1/products/suggest')) return path + toBlanks(turn);
  if (path.startsWith('/api/')) return `${path}${separator}page=${toBlanks(turn)}1`;
  return `${path}${separator}${path.startsWith('/products/') ? 'color' : 'more'}=${turn}`;
}

/** Writes a turn as blanks, each in one of two spellings; the shop trims blanks around a value. */
function toBlanks(turn: number): string {
  return [...turn.toString(2)].map((digit) => (digit === '0' ? '+' : '%20')).join('');
}
