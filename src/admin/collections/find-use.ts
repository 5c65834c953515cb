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

/** Returns the screen of what keeps a collection from being removed, by the answer of the shop, where the person may open it. */
export function findUse(answer: unknown, may: (ability: StaffAbility) => boolean): string | undefined {
  const refusal = Refusal.safeParse(answer);
  if (!refusal.success) return undefined;
  const { kind, id } = refusal.data.used_by;
  const { path, ability } = AREAS[kind];
  return may(ability) ? `${path}/${id}` : undefined;
}
