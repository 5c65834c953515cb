import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type StaffAbility,
  type StaffRole,
  STAFF_ABILITIES,
  StaffRole as Roles,
} from '#domain/staff/abilities.ts';
import { inTransaction } from '#shop/context.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { changeStaff } from '#shop/staff/change-staff.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readDocument } from '#test/scorecard/document.ts';

/** Calls that every staff member may make: those of their own account, the requests of every screen, and the GST rates, which are law. */
const forAllStaff =
  /^(GET \/admin\/(me|today|search|events|tax-rates)|POST \/admin\/logout|\w+ \/admin\/me\/.*)$/;
/** Calls that sign a staff member in, made before there is a session. */
const forNobody =
  /^POST \/admin\/(login|login\/passkey|login\/passkey\/options|staff\/link|staff\/accept|setup\/claim)$/;

type Call = {
  name: string;
  method: string;
  path: string;
  abilities: readonly StaffAbility[];
  isGuarded: boolean;
};

let shop: TestShop;
let calls: Call[];
beforeAll(async () => {
  shop = await openShop();
  const { operations } = await readDocument(shop);
  calls = operations
    .filter(({ path }) => path.startsWith('/admin/'))
    .map(({ name, method, path, abilities, needsLogin }) => ({
      name,
      method,
      path: path.replaceAll(/\{\w+\}/g, 'nothing'),
      abilities,
      isGuarded: needsLogin,
    }));
});
afterAll(() => shop.close());

async function ask({ method, path }: Call, authorization?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const body = method === 'GET' ? {} : { body: '{}' };
  const response = await shop.app.request(`/api/v1${path}`, { method, headers, ...body });
  await response.body?.cancel();
  return response.status;
}

/** Returns whether a call needs an ability that an actor lacks. */
function needsOther(abilities: readonly StaffAbility[], own: readonly string[]): boolean {
  return abilities.length > 0 && !abilities.some((each) => own.includes(each));
}

/**
 * Returns the calls whose responses differ from the expected ones. A call that was not refused may have ended its session, so that the next
 * one is made in a new session.
 */
async function listWrong(ask403: (call: Call) => boolean, signIn: () => Promise<string>): Promise<string[]> {
  const wrong = [];
  let authorization = await signIn();
  for (const call of calls.filter(({ isGuarded }) => isGuarded)) {
    const status = await ask(call, authorization);
    const isRight = ask403(call) ? status === 403 : status !== 401 && status !== 403;
    if (!isRight) wrong.push(`${call.name}: ${status}`);
    if (status !== 403) authorization = await signIn();
  }
  return wrong;
}

function signInAs(staffId: string): () => Promise<string> {
  return async () => {
    const { token } = await inTransaction(shop.ctx, (tx) =>
      startSession(tx, { owner: { staffId }, device: 'the matrix' }),
    );
    return `Bearer ${token}`;
  };
}

test('every admin call needs a session and declares its ability, except calls for one’s own account', () => {
  const unnamed = calls.filter(({ abilities }) => abilities.length === 0).map(({ name }) => name);
  expect(unnamed.filter((name) => !forAllStaff.test(name) && !forNobody.test(name))).toEqual([]);
  expect(
    calls
      .filter(({ isGuarded }) => !isGuarded)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    calls
      .map(({ name }) => name)
      .filter((name) => forNobody.test(name))
      .toSorted(),
  );
});

test('without a session, or with a customer’s session, each call returns 401', async () => {
  const customer = await makeCustomer(shop);
  for (const authorization of [undefined, customer.headers.authorization]) {
    for (const call of calls.filter(({ isGuarded }) => isGuarded))
      expect([call.name, await ask(call, authorization)]).toEqual([call.name, 401]);
  }
});

describe.each(Roles.options)('a staff member with the role %s', (role: StaffRole) => {
  test('can make the calls of their abilities, and no others', async () => {
    const { staffId, ctx } = await makeStaff(shop, role);
    const own: readonly string[] = ctx.actor.kind === 'staff' ? ctx.actor.abilities : [];
    const lacks = ({ abilities }: Call) => needsOther(abilities, own);
    expect(await listWrong(lacks, signInAs(staffId))).toEqual([]);
  });
});

test.each(STAFF_ABILITIES)('a staff member with only %s can make its calls, and no others', async (only) => {
  const { staffId } = await makeStaff(shop, 'packer');
  await changeStaff(shop.as({ kind: 'system' }), staffId, { version: 1, abilities: [only] });
  const lacks = ({ abilities }: Call) => needsOther(abilities, [only]);
  expect(await listWrong(lacks, signInAs(staffId))).toEqual([]);
});

test('an API key can make the calls of its abilities, and none for a person’s own account', async () => {
  const { ctx } = await makeStaff(shop, 'owner');
  const { token } = await createApiKey(ctx, { name: 'The matrix', abilities: ['see_orders'] });
  const isOwn = /^\w+ \/admin\/me\//;
  const lacks = ({ abilities, name }: Call) => needsOther(abilities, ['see_orders']) || isOwn.test(name);
  expect(await listWrong(lacks, async () => `Bearer ${token}`)).toEqual([]);
});
