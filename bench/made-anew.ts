/**
 * The address of an answer that cannot be in memory, at every turn another: a parameter that it knows is written in a way that means
 * the same. What an address does not know would not change the key under which its answer is kept.
 */
export function toAnew(path: string, turn: number): string {
  const separator = path.includes('?') ? '&' : '?';
  if (path.startsWith('/api/v1/products/suggest')) return path + toBlanks(turn);
  if (path.startsWith('/api/')) return `${path}${separator}page=${toBlanks(turn)}1`;
  return `${path}${separator}${path.startsWith('/products/') ? 'color' : 'more'}=${turn}`;
}

/** Blanks around a value are cut off; each can be written in two ways, which tells a turn from the others. */
function toBlanks(turn: number): string {
  return [...turn.toString(2)].map((digit) => (digit === '0' ? '+' : '%20')).join('');
}
