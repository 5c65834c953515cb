import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { logInStaff } from '#shop/staff/log-in.ts';
import { login } from '#shop/customers/sign-in/login.ts';
import { register } from '#shop/customers/sign-in/register.ts';
import { seal, unseal } from '#shop/seal.ts';
import type { Ctx } from '#shop/context.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { makeFolder } from '#test/database/embedded-shop.ts';
import { ConfigMistakes, readConfig } from '#server/config.ts';
import type { Opening } from '#server/wiring/store.ts';
import { wire } from '#server/wiring/wire.ts';
import { checkSecretKey } from './check-secret-key.ts';
import { deriveSecrets } from './secret-keys.ts';
import { silentLog } from '#server/log.ts';

const A = '5f0e8bb1c0c74b0d9a1f2e3d4c5b6a79';
const B = 'c1d2e3f405162738495a6b7c8d9eafb0';
const password = 'a long enough one';
const customer = { email: 'asha@example.com', password };
const owner = { email: 'owner@example.com', password };
const who = { address: '198.51.100.7', device: 'a desk' };
const patient = { timeout: 120_000 };

/** Opens the shop as its program does in this environment, while `work` runs. */
async function inShop<Result>(
  env: Record<string, string>,
  work: (ctx: Ctx) => Promise<Result>,
  opening: Opening = {},
) {
  const undo: (() => Promise<void>)[] = [];
  try {
    const { ctx } = await wire(
      { config: readConfig({ RATE_LIMITS: 'off', DEMO: 'on', ...env }), log: silentLog, ...opening },
      undo,
    );
    return await work({ ...ctx, actor: { kind: 'system' } });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** Creates a customer and a staff member with passwords, and a sealed text. */
async function settle(ctx: Ctx): Promise<string> {
  await register(ctx, { name: 'Asha', ...customer }, who);
  await addStaff(ctx, { name: 'Owner', role: 'owner', ...owner });
  return seal(ctx, 'code 482913');
}

async function getIn(ctx: Ctx, sealed: string) {
  const told = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'in',
      (error: unknown) => (isShopError(error) ? error.code : String(error)),
    );
  return [await told(login(ctx, customer, who)), await told(logInStaff(ctx, owner, who)), open(ctx, sealed)];
}

function open(ctx: Ctx, sealed: string): string {
  try {
    return unseal(ctx, sealed);
  } catch {
    return 'sealed';
  }
}

const wrongKey = /^SECRET_KEY is not the key of this shop.*: set it to .* NEW,OLD .*accept-secret-key/;
const allIn = ['in', 'in', 'code 482913'];
const allOut = ['login.failed', 'login.failed', 'sealed'];

/** Creates an empty migrated database and returns it with an environment whose DATABASE_URL reaches it through a proxy. */
async function openServer() {
  const database = await cloneDatabase({ poolSize: 1 });
  onTestFinished(database.close);
  const url = await proxyByUrl(database.connection);
  return { database, env: { DATABASE_URL: url, DATA_DIR: makeFolder(), SECRET_KEY: A } };
}

test('secrets do not depend on the spelling of DATABASE_URL or its password', patient, async () => {
  const { database, env } = await openServer();
  const sealed = await inShop(env, settle);
  const otherName = env.DATABASE_URL.replace('127.0.0.1', 'localhost');
  const withSetting = `${env.DATABASE_URL}?sslmode=disable`;
  const { user, database: name } = database.connection;
  const role = `shop_${name}`;
  await database.pool.query(`create role ${role} login superuser in role ${user} password 'first'`);
  const withRole = env.DATABASE_URL.replace(/\/\/.*@/, `//${role}:first@`);
  for (const DATABASE_URL of [otherName, withSetting, withRole])
    expect(await inShop({ ...env, DATABASE_URL }, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
  await database.pool.query(`alter role ${role} password 'second'`);
  const rotated = withRole.replace(':first@', ':second@');
  expect(await inShop({ ...env, DATABASE_URL: rotated }, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
  await database.pool.query(`drop role ${role}`);
});

test('a key is changed in two steps: the new one before the old, then alone', patient, async () => {
  const { env } = await openServer();
  const sealed = await inShop(env, settle);
  await expect(inShop({ ...env, SECRET_KEY: B }, (ctx) => getIn(ctx, sealed))).rejects.toThrow(wrongKey);
  const resealed = await inShop({ ...env, SECRET_KEY: `${B}, ${A}` }, async (ctx) => {
    expect(await getIn(ctx, sealed)).toEqual(allIn);
    return seal(ctx, 'code 482913');
  });
  expect(await inShop({ ...env, SECRET_KEY: B }, (ctx) => getIn(ctx, resealed))).toEqual(allIn);
  await expect(inShop(env, (ctx) => getIn(ctx, resealed))).rejects.toThrow(wrongKey);
});

test(
  'a start or a tool with another key is refused, until the new key is accepted for a lost one',
  patient,
  async () => {
    const { env } = await openServer();
    const sealed = await inShop(env, settle);
    const lost = { ...env, SECRET_KEY: B };
    for (const opening of [{}, { mayCreate: false }])
      await expect(inShop(lost, (ctx) => getIn(ctx, sealed), opening)).rejects.toThrow(wrongKey);
    expect(await inShop(lost, (ctx) => getIn(ctx, sealed), { acceptKey: true })).toEqual(allOut);
    expect(await inShop(lost, (ctx) => getIn(ctx, sealed))).toEqual(allOut);
  },
);

test(
  'of twenty first starts at once with two keys, those with one of them are refused',
  patient,
  async () => {
    const { db, close } = await cloneDatabase();
    onTestFinished(close);
    const starts = Array.from({ length: 20 }, (_, index) =>
      checkSecretKey(db, deriveSecrets([index % 2 ? A : B])),
    );
    const results = (await Promise.allSettled(starts)).map(({ status }) => status);
    const isA = results[1] === 'fulfilled';
    expect(results).toEqual(
      results.map((_, index) => ((index % 2 === 1) === isA ? 'fulfilled' : 'rejected')),
    );
  },
);

test('a shop that derived its secrets from DATABASE_URL names it as its second key', patient, async () => {
  const { env } = await openServer();
  const sealed = await inShop(env, async (ctx) => {
    const before = { ...ctx, peppers: [derivedFrom(env.DATABASE_URL)] as const };
    return settle(before);
  });
  expect(await inShop(env, (ctx) => getIn(ctx, sealed))).toEqual(allOut);
  const SECRET_KEY = `${A},${env.DATABASE_URL}`;
  expect(await inShop({ ...env, SECRET_KEY }, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
});

test(
  'the embedded database has its own key, which works when the shop moves to another server',
  patient,
  async () => {
    const DATA_DIR = makeFolder();
    const shop = { DATA_DIR };
    const sealed = await inShop(shop, settle);
    const file = join(DATA_DIR, 'secret-key');
    const SECRET_KEY = readFileSync(file, 'utf8');
    expect(SECRET_KEY).toMatch(/^[0-9a-f]{64}\n$/);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(await inShop(shop, (ctx) => getIn(ctx, sealed))).toEqual(allIn);

    const embedded = await startEmbedded({ dataDir: DATA_DIR, log: () => {} });
    onTestFinished(embedded.stop);
    const DATABASE_URL = await proxyByUrl(embedded.connection);
    const moved = { DATABASE_URL, DATA_DIR: makeFolder(), SECRET_KEY };
    expect(await inShop(moved, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
    // If both exist, the key in the environment is the newer one.
    expect(await inShop({ ...shop, SECRET_KEY: B }, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
  },
);

test(
  'an older embedded shop gets its key on the next start, and its passwords migrate to it',
  patient,
  async () => {
    const DATA_DIR = makeFolder();
    const shop = { DATA_DIR };
    const file = join(DATA_DIR, 'secret-key');
    const oldSecret = () => readFileSync(join(DATA_DIR, 'pg/cluster/password'), 'utf8').trim();
    const sealed = await inShop(shop, async (ctx) => {
      // Such a shop did not have the check of its key either.
      await ctx.db.deleteFrom('secret_key_check').execute();
      return settle({ ...ctx, peppers: [derivedFrom(oldSecret())] });
    });
    rmSync(file);
    expect(await inShop(shop, (ctx) => getIn(ctx, sealed))).toEqual(allIn);
    const [key, older] = readFileSync(file, 'utf8').trim().split(',');
    expect(older).toBe(oldSecret());
    writeFileSync(file, key!);
    expect(await inShop(shop, (ctx) => getIn(ctx, sealed))).toEqual(['in', 'in', 'sealed']);
  },
);

test.each([
  ['with DATABASE_URL none', {}, /^SECRET_KEY is missing: DATABASE_URL needs it\..*openssl rand -hex 32/],
  ['a short one', { SECRET_KEY: 'short' }, /^SECRET_KEY is too easy to guess/],
  ['a regular one', { SECRET_KEY: 'ab'.repeat(40) }, /^SECRET_KEY is too easy to guess/],
  ['an empty part', { SECRET_KEY: `${A},` }, /^SECRET_KEY has an empty part/],
])('SECRET_KEY is refused on startup with a message: %s', (_, env, sentence) => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://shop@db.example/shop', ...env });
  expect(read).toThrow(ConfigMistakes);
  expect(read).toThrow(sentence);
  expect(() => readConfig({ DATABASE_URL: 'postgres://shop@db.example/shop', SECRET_KEY: A })).not.toThrow();
});

/** Derives the pepper as the program did before SECRET_KEY existed. */
function derivedFrom(secret: string): string {
  return createHmac('sha256', secret).update('one-time codes').digest('hex');
}
