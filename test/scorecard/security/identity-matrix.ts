import type { StaffRole } from '#domain/staff/abilities.ts';
import { inTransaction } from '#shop/context.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { tryAccountMoves } from './account-moves.ts';
import { type ApiDocument, type Operation, readDocument } from '#test/scorecard/document.ts';
import { type Household, makeHousehold, readTraces } from '#test/scorecard/money/household.ts';
import { inAShop } from '#test/scorecard/in-a-shop.ts';
import { type Scene, findScene, scenes } from './identity-scenes.ts';
import type { Trial } from '#test/scorecard/trial.ts';

/** K9: everybody sends every call of the document. Things of somebody else do not exist for them, by status, text and time. */
export function run(timings: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const document = await readDocument(shop);
    const cast = await makeCast(shop);
    const before = await readTraces(shop, cast.asha);
    const failures = [...findUncovered(document)];
    let trials = 0;
    const note = (found: string[]) => {
      trials += 1;
      failures.push(...found);
    };
    for (const operation of document.operations) {
      for (const identity of identitiesOf(cast)) {
        note(await meet(shop, { operation, identity, cast, document }));
      }
    }
    note(differsFrom(before, await readTraces(shop, cast.asha)));
    for (const operation of document.operations) note(await isReachable(shop, operation, cast));
    const slowest = await compareTimes(shop, { document, cast, timings });
    trials += timings;
    failures.push(...slowest.failures);
    for (const found of await tryAccountMoves(shop)) note(found);
    return { trials, failures, note: slowest.note };
  });
}

type Cast = Awaited<ReturnType<typeof makeCast>>;

async function makeCast(shop: TestShop) {
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
  const longAgo = new Date(shop.clock.now().getTime() - 90 * 86_400_000);
  await shop.db
    .updateTable('sessions')
    .set({ created_at: longAgo, last_used_at: longAgo, expires_at: new Date(longAgo.getTime() + 1000) })
    .where('customer_id', '=', expired.customerId)
    .execute();
  return { asha, bina, expired, staff };
}

const json = { 'content-type': 'application/json' };

type Identity = {
  name: string;
  kind: 'nobody' | 'customer' | 'staff';
  headers: Record<string, string>;
  /** Who logs in anew for each call, so that an earlier logout does not affect the response. */
  as?: { customerId: string } | { staffId: string };
};

/** Returns everybody but Asha, who owns the things. */
function identitiesOf({ bina, expired, staff }: Cast): Identity[] {
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

/** Returns calls that name things by id and have no scene: they would go untested. */
function findUncovered({ operations }: ApiDocument): string[] {
  const names = new Set(operations.map(({ name }) => name));
  const missing = operations.filter((each) => namesThings(each) && !findScene(each));
  const gone = Object.keys(scenes).filter((name) => !names.has(name));
  return [
    ...missing.map(({ name }) => `${name} is in the document and not in the matrix`),
    ...gone.map((name) => `${name} is in the matrix and not in the document`),
  ];
}

function namesThings({ parameters, body }: Operation): boolean {
  const fields = Object.keys(body?.properties ?? {});
  return parameters.some((each) => each.in === 'path') || fields.some((name) => /(^|_)id$/.test(name));
}

type Meeting = { operation: Operation; identity: Identity; cast: Cast; document: ApiDocument };

async function meet(shop: TestShop, { operation, identity, cast, document }: Meeting): Promise<string[]> {
  const scene = findScene(operation) ?? {};
  const where = `${operation.name} as ${identity.name}`;
  const isAdmin = operation.path.startsWith('/admin/');
  // Staff would change her orders; another test covers that staff may.
  const isMove = isAdmin && identity.kind === 'staff' && operation.method !== 'GET';
  const foreign = await ask(shop, operation, identity, fill(scene, cast.asha, isMove ? nothing : undefined));
  const found = [
    ...document.findUndeclared(operation, foreign).map((each) => `${where}: ${each}`),
    ...(isAdmin && identity.kind === 'staff' ? [] : findSecrets(where, foreign.text, cast.asha)),
  ];
  if (!operation.needsLogin) return found;
  const wanted = wantedStatus(identity, isAdmin, operation.name);
  if (wanted.length > 0 && !wanted.includes(foreign.status))
    found.push(`${where}: ${foreign.status} instead of ${wanted.join(' or ')}`);
  if (!(scene.own ?? isAdmin) || (isAdmin && identity.kind === 'staff')) return found;
  const missing = await ask(shop, operation, identity, fill(scene, cast.asha, nothing));
  if (foreign.told !== missing.told)
    found.push(`${where}: what is not theirs says ${foreign.told}, what is not there ${missing.told}`);
  if (identity.kind === 'customer' && !isAdmin && foreign.status !== 404)
    found.push(`${where}: ${foreign.status} instead of 404`);
  return found;
}

function wantedStatus({ kind }: Identity, isAdmin: boolean, name: string): number[] {
  // A logout without a session answers as a logout does.
  if (name === 'POST /auth/logout') return [204];
  if (kind === 'nobody') return [401];
  if (isAdmin) return kind === 'customer' ? [401, 403] : [];
  // Accounts belong to customers; staff has none.
  return kind === 'staff' && name !== 'POST /auth/refresh' ? [401] : [];
}

type Asked = { path: string; body: unknown };

/** Replaces the end of an id by zeros, which makes an id that belongs to nobody. */
const nothing = (id: string) => id.replace(/.{12}$/, '0'.repeat(12));

function fill(scene: Scene, { ids, payment }: Household, change = (id: string) => id): Asked {
  const own = Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, name === 'product' ? id : change(id)]),
  );
  const { path = '', body } = scene.ask?.({ ids: own as Household['ids'], payment }) ?? {};
  return { path, body };
}

async function ask(shop: TestShop, operation: Operation, identity: Identity, asked: Asked) {
  const { method, path } = operation;
  const url = `/api/v1${asked.path || path}`;
  const body = method === 'GET' ? undefined : JSON.stringify(asked.body ?? {});
  const headers = { ...identity.headers, ...(await logIn(shop, identity)) };
  const started = performance.now();
  const response = await shop.app.request(url, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  const tookMs = performance.now() - started;
  const { 'x-request-id': _, ...kept } = Object.fromEntries(response.headers);
  const told = JSON.stringify([response.status, text.replace(/"request_id":\s*"[^"]*"/, ''), kept]);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text, told, tookMs };
}

async function logIn(shop: TestShop, { as }: Identity): Promise<Record<string, string>> {
  if (!as) return {};
  const { token } = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: as, device: 'the matrix' }),
  );
  return { authorization: `Bearer ${token}` };
}

function findSecrets(where: string, text: string, { secrets, customerId }: Household): string[] {
  return [...secrets, customerId]
    .filter((word) => text.includes(word))
    .map((word) => `${where}: tells ${word}`);
}

function differsFrom(before: string[], after: string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [...before.filter((row) => !now.has(row)), ...after.filter((row) => !old.has(row))].map(
    (row) => `somebody else changed ${row}`,
  );
}

/** Sends the same call as the owner, so that a 404 above is no accident of the scene. */
async function isReachable(shop: TestShop, operation: Operation, { asha }: Cast): Promise<string[]> {
  const scene = findScene(operation);
  if (!scene?.own) return [];
  const identity: Identity = {
    name: 'its owner',
    kind: 'customer',
    headers: json,
    as: { customerId: asha.customerId },
  };
  const { status, text } = await ask(shop, operation, identity, fill(scene, asha));
  return scene.own.includes(status)
    ? []
    : [`${operation.name} as its owner: ${status} instead of ${scene.own.join(' or ')}: ${text}`];
}

type Comparing = { document: ApiDocument; cast: Cast; timings: number };

async function compareTimes(shop: TestShop, { document, cast, timings }: Comparing) {
  const named = document.operations.filter(
    ({ name, path }) => scenes[name]?.own && !path.startsWith('/admin/'),
  );
  const failures: string[] = [];
  let worst = { name: '', medianMs: 0 };
  for (const operation of named) {
    const { name } = operation;
    const medianMs = await compareTime(shop, operation, cast, Math.ceil(timings / named.length));
    if (Math.abs(medianMs) >= Math.abs(worst.medianMs)) worst = { name, medianMs };
    if (Math.abs(medianMs) >= mostMs)
      failures.push(`${name}: not theirs takes ${medianMs.toFixed(1)} ms longer than not there`);
  }
  return {
    failures,
    note: `largest median difference in time ${worst.medianMs.toFixed(2)} ms (${worst.name})`,
  };
}

const mostMs = 5;

/**
 * Returns the median difference in time between somebody else's thing and a missing one. The calls alternate, so that other load on the
 * machine affects both. A large difference is measured again with more rounds: noise disappears, a real difference stays.
 */
async function compareTime(
  shop: TestShop,
  operation: Operation,
  cast: Cast,
  rounds: number,
): Promise<number> {
  const scene = scenes[operation.name]!;
  const identity = identitiesOf(cast).find(({ kind }) => kind === 'customer')!;
  const theirs = fill(scene, cast.asha);
  const nobodys = fill(scene, cast.asha, nothing);
  for (let attempt = 0; ; attempt += 1) {
    const differences: number[] = [];
    for (let round = 0; round < rounds * 2 ** attempt; round += 1) {
      const [first, second] = round % 2 === 0 ? [theirs, nobodys] : [nobodys, theirs];
      const a = (await ask(shop, operation, identity, first)).tookMs;
      const b = (await ask(shop, operation, identity, second)).tookMs;
      differences.push(round % 2 === 0 ? a - b : b - a);
    }
    const medianMs = differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)]!;
    if (Math.abs(medianMs) < mostMs || attempt === 4) return medianMs;
  }
}
