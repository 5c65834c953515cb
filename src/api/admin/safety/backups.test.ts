import { mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#db/read-migrations.ts';
import { handlers } from '#jobs/handlers.ts';
import { checkBackup } from '#platform/postgres/backup/restore.ts';
import { runBackup } from '#shop/workflows/keep-backups/run-backup.ts';
import { startBackup } from '#shop/workflows/keep-backups/start-backup.ts';
import { signInOwner } from '#test/audited-changes/safety.ts';
import { get, post } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await makeProduct(shop);
});
afterAll(() => shop.close());

const list = async () => callApi('GET /admin/backups', { shop, as: owner, query: { page: 1, limit: 20 } });
const save = async () => {
  shop.clock.advance(1000);
  const { id } = await callApi('POST /admin/backups', { shop, as: owner });
  await shop.drainJobs();
  return id;
};
const testRestore = async (id: string) => {
  shop.clock.advance(1000);
  await callApi('POST /admin/backups/{id}/test', { shop, as: owner, params: { id } });
  await shop.drainJobs();
  return (await list()).backups.find((each) => each.id === id)!.test;
};
/** The databases into which copies are restored: each is removed at the end of its test. */
const listScratch = async () => {
  const name = `%${shop.connection.database.slice(0, 48)}_restore%`;
  return (await sql`select from pg_database where datname like ${name}`.execute(shop.db)).rows;
};
const today = async () => (await callApi('GET /admin/today', { shop, as: owner })).backup_due;

test('of twenty concurrent backup requests one is accepted and nineteen get 409; the accepted backup completes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(shop, '/admin/backups', { as: owner, body: {} })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    202,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  expect((await list()).backups).toMatchObject([{ status: 'waiting', is_kept: false, by: 'Ravi the owner' }]);
  await shop.drainJobs();
  const { backups, kept } = await list();
  expect(backups).toMatchObject([{ status: 'done', is_kept: true, failure: null, test: null }]);
  expect(backups[0]!.bytes).toBeGreaterThan(10_000);
  expect(kept).toBe(7);
});

test('downloading a backup requires the password again; the file can be restored', async () => {
  const id = await save();
  const { as, password } = await signInOwner({ shop, owner });
  const ask = (body: object, who: Pick<MadeStaff, 'headers'> = as) =>
    post(shop, `/admin/backups/${id}/download`, { as: who as MadeStaff, body });
  const wrong = await ask({ password: 'not it at all' });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'password.wrong' }]);
  expect((await ask({ password }, await makeStaff(shop, 'packer'))).status).toBe(403);
  const { ticket } = await readAnswer('POST /admin/backups/{id}/download', await ask({ password }));
  const path = `/admin/backups/${id}/file?ticket=${ticket}`;

  const response = await get(shop, path, as);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const folder = await mkdtemp(join(tmpdir(), 'haat-'));
  const file = join(folder, 'shop.tar.zst');
  await writeFile(file, bytes);
  const { database } = await checkBackup({ file, migrations: readMigrations() });
  expect(database?.dump?.tables.find(({ name }) => name === 'products')?.rows).toBe(1);
  await rm(folder, { recursive: true });

  expect((await get(shop, path, owner)).status).toBe(404);
  expect((await get(shop, path.replace(/ticket=.*/, 'ticket=guessed'), as)).status).toBe(404);
  shop.clock.advance(6 * 60_000);
  expect((await get(shop, path, as)).status).toBe(404);
});

test('a backup is test-restored beside the shop, its books are audited, and nothing is left behind', async () => {
  const id = await save();
  expect(await testRestore(id)).toMatchObject({ status: 'passed', failure: null, rows: expect.any(Number) });
  expect((await list()).backups[0]!.test!.rows).toBeGreaterThan(50);
  expect(await listScratch()).toEqual([]);
  expect(await today()).toBe(0);
});

test('a backup file that vanishes while the list is read is left out', async () => {
  const id = await save();
  // The folder contains a broken link, which cannot be measured, like a file that is removed in the meantime.
  const gone = join(shop.dataDir, 'backups', 'gone.tar.zst');
  await symlink('nowhere', gone);
  expect((await list()).backups[0]).toMatchObject({ id, is_kept: true });
  await rm(gone);
});

test('a backup with inconsistent books fails its test and is shown on Today; one whose file is gone cannot be tested', async () => {
  await sql`alter table products disable trigger user`.execute(shop.db);
  await sql`update products set stock_quantity = stock_quantity + 1`.execute(shop.db);
  const wrong = await save();
  await sql`update products set stock_quantity = stock_quantity - 1`.execute(shop.db);
  await sql`alter table products enable trigger user`.execute(shop.db);
  expect(await testRestore(wrong)).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/^It was restored, and its books have \d+ difference/),
  });
  expect(await today()).toBe(1);
  const damaged = await save();
  const { file_name } = (await list()).backups[0]!;
  await shop.ctx.backups.remove(file_name);
  expect((await post(shop, `/admin/backups/${damaged}/test`, { as: owner, body: {} })).status).toBe(404);
  expect((await list()).backups[0]).toMatchObject({ is_kept: false });
  expect(await testRestore(await save())).toMatchObject({ status: 'passed' });
  expect(await today()).toBe(0);
});

test('a truncated backup, and a file that is not one, fail their test with a message and leave nothing behind', async () => {
  const id = await save();
  const { file_name } = (await list()).backups[0]!;
  const file = join(shop.dataDir, 'backups', file_name);
  const whole = await readFile(file);
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('Name,Price\nDiya,90\n')]) {
    await writeFile(file, bytes);
    expect(await testRestore(id)).toMatchObject({
      status: 'failed',
      rows: null,
      failure: 'Its file is damaged: save a new copy, and do not rely on this one',
    });
  }
  expect([await today(), await listScratch()]).toEqual([1, []]);
  expect(await readdir(join(shop.dataDir, 'backups'))).not.toContain('restore-test');
  await writeFile(file, whole);
  expect(await testRestore(id)).toMatchObject({ status: 'passed', failure: null });
  expect(await today()).toBe(0);
});

test('the newest seven backups are kept, as are files that the shop did not save', async () => {
  const folder = join(shop.dataDir, 'backups');
  await writeFile(join(folder, 'before-diwali.tar.zst'), 'by hand');
  for (let copy = 0; copy < 8; copy += 1) {
    await save();
  }
  const { backups } = await list();
  expect(backups.filter(({ is_kept }) => is_kept)).toHaveLength(7);
  expect(backups.slice(0, 7).every(({ is_kept }) => is_kept)).toBe(true);
  const others = (await readdir(folder)).filter((name) => !name.startsWith('haat-'));
  expect(others).toEqual(['before-diwali.tar.zst']);
});

test('a backup does not start without disk space; a full disk and a killed program are reported', async () => {
  const full = { ...shop.as(owner.ctx.actor), backups: { ...shop.ctx.backups } };
  full.backups.measure = async () => ({ databaseBytes: 9e8, pictureBytes: 1e8, freeBytes: 5e8 });
  await expect(startBackup(full)).rejects.toThrow('The disk has 300 MB free, and this may need 1,000 MB.');

  shop.clock.advance(1000);
  const id = await startBackup(owner.ctx);
  full.backups.save = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  await runBackup(full, id);
  expect((await list()).backups[0]).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/^The disk is full/),
  });

  shop.clock.advance(1000);
  await startBackup(owner.ctx);
  shop.clock.advance(21 * 60_000);
  const next = await save();
  expect((await list()).backups.slice(0, 2)).toMatchObject([
    { id: next, status: 'done' },
    { status: 'failed', failure: 'The program stopped before it was done' },
  ]);
});

test('a backup whose program stopped is marked failed automatically and shown on Today; a slow one is not', async () => {
  shop.clock.advance(1000);
  const stopped = await startBackup(owner.ctx);
  shop.clock.advance(21 * 60_000);
  await handlers['give-up-backups'](shop.ctx, {});
  expect((await list()).backups[0]).toMatchObject({
    id: stopped,
    status: 'failed',
    failure: 'The program stopped before it was done',
  });
  expect(await today()).toBe(1);

  shop.clock.advance(1000);
  const slow = { ...shop.as(owner.ctx.actor), backups: { ...shop.ctx.backups } };
  slow.backups.save = async (...wanted) => {
    shop.clock.advance(21 * 60_000);
    await sleep(1500);
    await handlers['give-up-backups'](shop.ctx, {});
    return shop.ctx.backups.save(...wanted);
  };
  const large = await startBackup(owner.ctx);
  await runBackup(slow, large);
  expect((await list()).backups[0]).toMatchObject({ id: large, status: 'done', is_kept: true });
  expect(await today()).toBe(0);
});

test('a backup marked failed while saving leaves no file, and Today shows it until the next one is done', async () => {
  shop.clock.advance(1000);
  const id = await startBackup(owner.ctx);
  const slow = { ...shop.as(owner.ctx.actor), backups: { ...shop.ctx.backups } };
  slow.backups.save = async (...wanted) => {
    const saved = await shop.ctx.backups.save(...wanted);
    shop.clock.advance(21 * 60_000);
    await startBackup(owner.ctx);
    return saved;
  };
  await runBackup(slow, id);
  const given = (await list()).backups.find((each) => each.id === id)!;
  expect(given.status).toBe('failed');
  expect(await readdir(join(shop.dataDir, 'backups'))).not.toContain(given.file_name);
  expect(await today()).toBe(1);
  await shop.drainJobs();
  expect(await today()).toBe(0);
});

test('Today reports a backup older than two days', async () => {
  await sql`update migrations set applied_at = ${new Date('2026-01-01')}`.execute(shop.db);
  // The time of a copy comes from the database, whose clock no test sets.
  await sql`update backups set saved_at = ${shop.clock.now()} where status = 'done'`.execute(shop.db);
  expect(await today()).toBe(0);
  shop.clock.advance(49 * 3600_000);
  expect(await today()).toBe(1);
  expect(
    (await callApi('GET /admin/today', { shop, as: await makeStaff(shop, 'packer') })).backup_due,
  ).toBeUndefined();
});
