import type { ListPage } from './list-definition.ts';

/** Returns a count with Indian grouping, with a plus where the server stopped counting. */
export function formatTotal({ total, more }: Pick<ListPage<unknown>, 'total' | 'more'>): string {
  return `${total.toLocaleString('en-IN')}${more ? '+' : ''}`;
}
