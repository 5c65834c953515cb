import type { Tx } from '#shop/context.ts';

/** Returns the id of the member of staff who makes a move; null for a customer or the shop itself. */
export function staffOf({ actor }: Pick<Tx, 'actor'>): string | null {
  return actor.kind === 'staff' ? actor.staffId : null;
}
