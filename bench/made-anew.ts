/**
 * Returns an address whose response cannot be in memory, a different one in every round: a known parameter is written in another way that
 * means the same. An unknown parameter would not change the cache key.
 */
export function toAnew(path: string, round: number): string {
  const separator = path.includes('?') ? '&' : '?';
  if (path.startsWith('/api/v1/products/suggest')) return path + toBlanks(round);
  if (path.startsWith('/api/')) return `${path}${separator}page=${toBlanks(round)}1`;
  return `${path}${separator}${path.startsWith('/product/') ? 'color' : 'more'}=${round}`;
}

/** Writes a round as blanks, each in one of two spellings; the shop trims blanks around a value. */
function toBlanks(round: number): string {
  return [...round.toString(2)].map((digit) => (digit === '0' ? '+' : '%20')).join('');
}
