import { ShopError } from '#domain/error.ts';
import { type StaffAbility, type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import { API_KEY_PREFIX } from '#domain/staff/api-key.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { hashToken } from '#shop/token.ts';

/** `last_used_at` is written at most this often. */
const touchMs = 60_000;

/** Returns whether a bearer token is an API key, and not a session, by its prefix. */
export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX);
}

/**
 * Returns the actor of an API key: the person who made it, with those of its abilities that this person still has. Throws unauthenticated
 * `api_key.unknown` for a key that was revoked, or whose person has left.
 */
export async function findApiKeyActor(ctx: Ctx, token: string): Promise<Actor> {
  const key = await ctx.db
    .selectFrom('api_keys as k')
    .innerJoin('staff as s', 's.id', 'k.staff_id')
    .select(['k.id', 'k.staff_id', 'k.abilities', 'k.last_used_at'])
    .select(['s.role', 's.added_abilities', 's.removed_abilities'])
    .where('k.token_hash', '=', hashToken(token))
    .where('k.revoked_at', 'is', null)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  if (!key) throw unknownKey();
  const now = ctx.clock.now();
  if (!key.last_used_at || now.getTime() - key.last_used_at.getTime() >= touchMs)
    await ctx.db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', key.id).execute();
  const role = key.role as StaffRole;
  const owned = listAbilities({
    role,
    added: key.added_abilities as StaffAbility[],
    removed: key.removed_abilities as StaffAbility[],
  });
  const abilities = owned.filter((ability) => key.abilities.includes(ability));
  return { kind: 'staff', staffId: key.staff_id, role, abilities, sessionId: null, apiKeyId: key.id };
}

function unknownKey(): ShopError {
  return new ShopError({
    kind: 'unauthenticated',
    code: 'api_key.unknown',
    message: 'This API key is unknown or was revoked. Please make a new one in the admin.',
  });
}
