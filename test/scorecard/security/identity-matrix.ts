import type { TestShop } from '#test/open-shop.ts';
import { tryAccountMoves } from './account-moves.ts';
import { type ApiDocument, type Operation, readDocument } from '#test/scorecard/document.ts';
import { type Household, readTraces } from '#test/scorecard/money/household.ts';
import { inAShop } from '#test/scorecard/in-a-shop.ts';
import { findScene, scenes } from './identity-scenes.ts';
import type { Trial } from '#test/scorecard/trial.ts';
import { compareTimes } from './compare-times.ts';
import {
  type Cast,
  makeCast,
  json,
  type Identity,
  identitiesOf,
  nothing,
  fill,
  ask,
} from './identity-calls.ts';

/** K9: every identity sends every call of the document. Records of others must not seem to exist, by status, text and time. */
export function run(timings: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const document = await readDocument(shop);
    const cast = await makeCast(shop);
    const identities = identitiesOf(cast);
    const before = await readTraces(shop, cast.asha);
    const failures = [...findUncovered(document)];
    let trials = 0;
    const note = (found: string[]) => {
      trials += 1;
      failures.push(...found);
    };
    for (const operation of document.operations) {
      for (const identity of identities) {
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

/** Returns calls that take ids and have no scene, so that they would not be tested. */
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
  // A logout without a session gets the usual response of a logout.
  if (name === 'POST /auth/logout') return [204];
  if (kind === 'nobody') return [401];
  if (isAdmin) return kind === 'customer' ? [401, 403] : [];
  // Accounts belong to customers; staff have none.
  return kind === 'staff' && name !== 'POST /auth/refresh' ? [401] : [];
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

/** Sends the same call as the owner, to show that a 404 above is not an accident of the scene. */
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
