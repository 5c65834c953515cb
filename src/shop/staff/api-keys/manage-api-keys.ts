import { notFound } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { API_KEY_PREFIX } from '#domain/staff/api-key.ts';
import type { CreateApiKey } from '#contract/staff/api-key.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireOwnAbilities } from '#shop/access/within-own-abilities.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Reader, inTransaction, makeId } from '#shop/context.ts';
import { hashToken, newToken } from '#shop/token.ts';
import { lockSignedIn } from '../is-signed-in.ts';

export type ApiKey = {
  id: string;
  name: string;
  abilities: StaffAbility[];
  made_by: string;
  created_at: string;
  last_used_at: string | null;
};

/** Returns the API keys that were not revoked, newest first. Throws forbidden. */
export async function listApiKeys(reader: Reader): Promise<ApiKey[]> {
  requireAbility(reader, 'manage_staff');
  return (await selectKeys(reader).execute()).map(toApiKey);
}

/** Returns the caller's own API keys that were not revoked, newest first. Throws unauthenticated, forbidden. */
export async function listOwnApiKeys(reader: Reader): Promise<ApiKey[]> {
  const { staffId } = requirePerson(reader);
  return (await selectKeys(reader).where('k.staff_id', '=', staffId).execute()).map(toApiKey);
}

function selectKeys({ db }: Reader) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('staff as s', 's.id', 'k.staff_id')
    .select(['k.id', 'k.name', 'k.abilities', 's.name as made_by', 'k.created_at', 'k.last_used_at'])
    .where('k.revoked_at', 'is', null)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id');
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>;

function toApiKey(row: KeyRow): ApiKey {
  return {
    ...row,
    abilities: row.abilities as StaffAbility[],
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/**
 * Makes an API key for a program and returns it; it is shown once, and only its hash is stored. A person cannot give it an ability that
 * they lack. Throws forbidden, unauthenticated if their sessions are just being ended.
 */
export async function createApiKey(
  ctx: Ctx,
  { name, abilities }: CreateApiKey,
): Promise<{ id: string; token: string }> {
  requireAbility(ctx, 'manage_staff');
  const person = requirePerson(ctx);
  requireOwnAbilities(ctx, abilities);
  const token = API_KEY_PREFIX + newToken(ctx);
  const id = makeId(ctx, 'key');
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    await tx.db
      .insertInto('api_keys')
      .values({
        id,
        staff_id: person.staffId,
        name,
        abilities,
        token_hash: hashToken(token),
        created_at: tx.clock.now(),
      })
      .execute();
    await writeAuditEvent(tx, {
      action: 'api_keys.created',
      subject: id,
      before: null,
      after: { name, abilities },
    });
  });
  return { id, token };
}

/** Makes a key invalid at once. Throws forbidden, not_found. */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'manage_staff');
  requirePerson(ctx);
  await revoke(ctx, id);
}

/** Makes one of the caller's own keys invalid at once. Throws unauthenticated, forbidden, not_found. */
export async function revokeOwnApiKey(ctx: Ctx, id: string): Promise<void> {
  await revoke(ctx, id, requirePerson(ctx).staffId);
}

async function revoke(ctx: Ctx, id: string, staffId?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const revoked = await tx.db
      .updateTable('api_keys')
      .set({ revoked_at: tx.clock.now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .$if(staffId !== undefined, (own) => own.where('staff_id', '=', staffId!))
      .returning(['name', 'abilities'])
      .executeTakeFirst();
    if (!revoked) throw notFound('API key');
    await writeAuditEvent(tx, { action: 'api_keys.revoked', subject: id, before: revoked, after: null });
  });
}
