import { dayMs } from '#domain/durations.ts';
import type { StaffRole } from '#domain/staff/abilities.ts';
import { inTransaction } from '#shop/context.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { type Operation } from '#test/scorecard/document.ts';
import { type Household, makeHousehold } from '#test/scorecard/money/household.ts';
import { type Scene } from './identity-scenes.ts';
import { readAnswer } from '#test/scorecard/read-answer.ts';

export type Cast = Awaited<ReturnType<typeof makeCast>>;

export async function makeCast(shop: TestShop) {
  const owner = await makeStaff(shop, 'owner');
  const asha = await makeHousehold(shop, owner, 'Asha Kankarbagh');
  const bina = await makeHousehold(shop, owner, 'Bina Boring Road');
  const staff: Record<StaffRole, MadeStaff> = {
    owner,
    packer: await makeStaff(shop, 'packer'),
    writer: await makeStaff(shop, 'writer'),
    accountant: await makeStaff(shop, 'accountant'),
  };
  const expired = await makeHousehold(shop, owner, 'Champa of Yesterday');
  const longAgo = new Date(shop.clock.now().getTime() - 90 * dayMs);
  await shop.db
    .updateTable('sessions')
    .set({ created_at: longAgo, last_used_at: longAgo, expires_at: new Date(longAgo.getTime() + 1000) })
    .where('customer_id', '=', expired.customerId)
    .execute();
  return { asha, bina, expired, staff };
}

export const json = { 'content-type': 'application/json' };

export type Identity = {
  name: string;
  kind: 'nobody' | 'customer' | 'staff';
  headers: Record<string, string>;
  /** The person who logs in for the next call, and again after each call that was not refused: it may have been a logout. */
  as?: { customerId: string } | { staffId: string };
  /** The header of the current login; deleted by such a call. */
  session?: Record<string, string>;
};

/** Returns all identities except Asha, who owns the records. */
export function identitiesOf({ bina, expired, staff }: Cast): Identity[] {
  return [
    { name: 'anonymous', kind: 'nobody', headers: json },
    { name: 'forged', kind: 'nobody', headers: { ...json, authorization: `Bearer ${'A'.repeat(43)}` } },
    { name: 'expired', kind: 'nobody', headers: expired.headers },
    { name: 'another customer', kind: 'customer', headers: json, as: { customerId: bina.customerId } },
    ...Object.entries(staff).map(([role, { staffId }]) => ({
      name: role,
      kind: 'staff' as const,
      headers: json,
      as: { staffId },
    })),
  ];
}

type Asked = { path: string; body: unknown };

/** Replaces the end of an id by zeros, which makes an id without a record. */
export const nothing = (id: string) => id.replace(/.{12}$/, '0'.repeat(12));

export function fill(scene: Scene, { ids, payment }: Household, change = (id: string) => id): Asked {
  const own = Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, name === 'product' ? id : change(id)]),
  );
  const { path = '', body } = scene.ask?.({ ids: own as Household['ids'], payment }) ?? {};
  return { path, body };
}

export async function ask(shop: TestShop, operation: Operation, identity: Identity, asked: Asked) {
  const { method, path } = operation;
  const url = `/api/v1${asked.path || path}`;
  const body = method === 'GET' ? undefined : JSON.stringify(asked.body ?? {});
  const headers = { ...identity.headers, ...(await logIn(shop, identity)) };
  const started = performance.now();
  const response = await shop.app.request(url, { method, headers, ...(body !== undefined && { body }) });
  const text = await readAnswer(response);
  if (response.ok) delete identity.session;
  const tookMs = performance.now() - started;
  const { 'x-request-id': _, ...kept } = Object.fromEntries(response.headers);
  const told = JSON.stringify([response.status, text.replace(/"request_id":\s*"[^"]*"/, ''), kept]);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text, told, tookMs };
}

async function logIn(shop: TestShop, identity: Identity): Promise<Record<string, string>> {
  const { as } = identity;
  if (!as) return {};
  identity.session ??= await inTransaction(shop.ctx, async (tx) => {
    const { token } = await startSession(tx, { owner: as, device: 'the matrix' });
    return { authorization: `Bearer ${token}` };
  });
  return identity.session;
}
