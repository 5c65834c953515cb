import { z } from 'zod';
import type { StaffAbility } from '#domain/staff/abilities.ts';

const Refusal = z.object({
  used_by: z.object({ kind: z.enum(['code', 'price_change', 'page']), id: z.string() }),
});

const AREAS: Record<z.infer<typeof Refusal>['used_by']['kind'], { path: string; ability: StaffAbility }> = {
  code: { path: '/words/codes', ability: 'edit_promotions' },
  price_change: { path: '/words/prices', ability: 'edit_promotions' },
  page: { path: '/words/pages', ability: 'edit_content' },
};

/**
 * Reads from a refused removal what still uses the collection, and returns the path of its screen; undefined where the person may not open
 * that screen.
 */
export function findUse(answer: unknown, may: (ability: StaffAbility) => boolean): string | undefined {
  const refusal = Refusal.safeParse(answer);
  if (!refusal.success) return undefined;
  const { kind, id } = refusal.data.used_by;
  const { path, ability } = AREAS[kind];
  return may(ability) ? `${path}/${id}` : undefined;
}
