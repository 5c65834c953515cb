import type { Ctx } from '#shop/context.ts';

const seen = new WeakMap<object, object>();

/** Returns these parts; a missing one is replaced by the last value this process saw in the same shop. */
export function staleOnError<Parts extends object>({ memory }: Pick<Ctx, 'memory'>, parts: Parts): Parts {
  const had = Object.entries(parts).filter(([, part]) => part !== undefined);
  const known = { ...parts, ...seen.get(memory), ...Object.fromEntries(had) };
  seen.set(memory, known);
  return known;
}
