import type { Ctx } from '#shop/context.ts';

const seen = new WeakMap<object, object>();

/** These parts as they are; those that cannot be had now as this process last saw them in the same shop. */
export function staleOnError<Parts extends object>({ memory }: Pick<Ctx, 'memory'>, parts: Parts): Parts {
  const had = Object.entries(parts).filter(([, part]) => part !== undefined);
  const known = { ...parts, ...seen.get(memory), ...Object.fromEntries(had) };
  seen.set(memory, known);
  return known;
}
