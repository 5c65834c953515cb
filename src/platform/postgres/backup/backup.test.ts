import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeFolder, query } from '#test/database/embedded-shop.ts';
import { type Embedded, startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { backUp } from './back-up.ts';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import { checkBackup, restore } from './restore.ts';
import { type Pack, writeArchive } from './write-archive.ts';

const migrations = readMigrations();

const log = () => {};
const program = 'haat 0.0.0';
// The test data need not survive a power failure.
const quick = { log, settings: { fsync: 'off' } };

/** The folder of a shop with the real tables, one more, and a picture. */
let folder: string;
let dataDir: string;
let shop: Embedded;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haat-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  file = join(folder, 'kept', 'shop.tar.zst');
  shop = await startEmbedded({ dataDir, ...quick });
  const pool = new Pool(shop.connection);
  await migrate(pool, readMigrations());
  await pool.query('create table confirmed_writes (id serial primary key, note text)');
  await pool.end();
  makePicture(dataDir);
  writeFileSync(join(dataDir, 'secret-key'), 'the key of this shop\n', { mode: 0o600 });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const patient = { timeout: 120_000 };

test(
  'a backup contains every write confirmed before its end, even under constant writing',
  patient,
  async () => {
    const confirmed: { at: number; id: number }[] = [];
    const writing = { goesOn: true };
    const pool = new Pool({ ...shop.connection, max: 4 });
    const writers = Array.from({ length: 4 }, async () => {
      while (writing.goesOn) {
        const { rows } = await pool.query<{ id: number }>(
          "insert into confirmed_writes (note) values (repeat('brass ', 200)) returning id",
        );
        confirmed.push({ at: Date.now(), id: rows[0]!.id });
      }
    });
    await expect.poll(() => confirmed.length).toBeGreaterThan(20);
    const { savedAt } = await backUp({ dataDir, file, program, ...quick });
    const before = confirmed.length;
    await expect.poll(() => confirmed.length).toBeGreaterThan(before + 20);
    writing.goesOn = false;
    await Promise.all(writers);
    await pool.end();

    const restored = join(folder, 'restored');
    await restore({ migrations, jobs, dataDir: restored, file, ...quick });
    const copy = await start(restored);
    const rows = await query<{ id: number }>(copy.connection, 'select id from confirmed_writes');
    const ids = new Set(rows.map(({ id }) => id));
    const wanted = confirmed.filter(({ at }) => at < Date.parse(savedAt));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBeLessThan(confirmed.length);
    expect(readdirSync(join(restored, 'media', 'diya'))).toEqual(['w400.webp']);
    const key = join(restored, 'secret-key');
    expect(readFileSync(key, 'utf8')).toBe('the key of this shop\n');
    expect((lstatSync(key).mode & 0o777).toString(8)).toBe('600');
  },
);

test(
  'a backup is restored only into an empty folder, and a truncated one leaves the folder empty',
  patient,
  async () => {
    await expect(restore({ migrations, jobs, dataDir, file, ...quick })).rejects.toThrow(
      /is not empty.* stop the shop, move the folder away/,
    );
    const cut = join(folder, 'cut.tar.zst');
    writeFileSync(cut, readFileSync(file).subarray(0, -1000));
    const target = join(folder, 'target');
    mkdirSync(target);
    await expect(restore({ migrations, jobs, dataDir: target, file: cut, ...quick })).rejects.toThrow(
      /is damaged or not a whole backup/,
    );
    expect(readdirSync(target)).toEqual([]);
    expect((await checkBackup({ file, migrations })).program).toBe(program);
  },
);

test(
  'a stopped shop can be backed up and stays stopped; the archive is readable only by its owner',
  patient,
  async () => {
    await shop.stop();
    await expect(backUp({ dataDir, file, program, ...quick })).rejects.toThrow(/already exists/);
    rmSync(file);
    const { database } = await backUp({ dataDir, file, program, ...quick });
    expect(database?.migrations).toHaveLength(readMigrations().length);
    expect((lstatSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(join(folder, 'kept'))).toEqual(['shop.tar.zst']);
    expect(readdirSync(join(dataDir, 'pg', 'cluster', 'data'))).not.toContain('postmaster.pid');
    await checkBackup({ file, migrations });
  },
);

test('an archive damaged at any place is refused', async () => {
  const folder = makeFolder();
  const file = join(folder, 'shop.tar.zst');
  const names = Array.from({ length: 20 }, (_, index) => `media/picture-${index}`);
  await writeArchive(file, async (pack) => {
    await pack.folder('media');
    for (const name of names) await pack.text(name, randomBytes(300).toString('hex'));
    return { ...made, database: null };
  });
  await checkBackup({ file, migrations });
  const whole = readFileSync(file);
  const places = Array.from({ length: 40 }, (_, index) => Math.floor(((index + 0.5) * whole.length) / 40));
  const damaged = [
    ...places.map((at) => whole.subarray(0, at)),
    ...places.map((at) => whole.with(at, whole[at]! ^ 16)),
    Buffer.from('no archive at all'),
    Buffer.alloc(0),
  ];
  for (const [index, bytes] of damaged.entries()) {
    writeFileSync(file, bytes);
    await expect(checkBackup({ file, migrations }), `damage ${index}`).rejects.toThrow(
      /is damaged or not a whole backup: ./,
    );
  }
  await expect(checkBackup({ file: join(folder, 'none'), migrations })).rejects.toThrow(/cannot be read/);
});

test('a folder in place of a backup file is refused with the file that is expected', async () => {
  const file = makeFolder();
  const sentence = `${file} is a folder: give the backup file itself, such as ${file}/haat-`;
  await expect(checkBackup({ file, migrations })).rejects.toThrow(sentence);
  const dataDir = join(file, 'target');
  await expect(restore({ migrations, jobs, dataDir, file, log })).rejects.toThrow(sentence);
  expect(readdirSync(file)).toEqual([]);
});

test.each([
  [
    'a name that leads outside',
    (pack: Pack) => pack.text('media/../../escaped', 'x'),
    /not a name that a backup has/,
  ],
  ['a file of no known place', (pack: Pack) => pack.text('etc/passwd', 'x'), /belongs nowhere/],
])('an archive with %s is refused', async (_, fill, sentence) => {
  const folder = makeFolder();
  const file = join(folder, 'made.tar.zst');
  await writeArchive(file, async (pack) => {
    await fill(pack);
    return { ...made, database: null };
  });
  await expect(restore({ migrations, jobs, dataDir: join(folder, 'target'), file, log })).rejects.toThrow(
    sentence,
  );
  expect(readdirSync(folder)).toEqual(['made.tar.zst']);
});

const made = {
  format: 1,
  savedAt: '2026-11-21T06:00:00.000Z',
  program,
  platform: `${process.platform}-${process.arch}`,
} as const;
const newer = [{ number: 999, title: 'of-tomorrow', sha256: '' }];

test.each([
  [
    'another kind of machine',
    { ...made, platform: 'plan9-vax', database: { postgresql: '18.4', migrations: [] } },
    /do not move to/,
  ],
  [
    'another PostgreSQL',
    { ...made, database: { postgresql: '17.2', migrations: [] } },
    /PostgreSQL 17.2, this program brings 18/,
  ],
  [
    'a newer program',
    { ...made, database: { postgresql: '18.4', migrations: newer } },
    /newer program .*999_of-tomorrow/,
  ],
])('a backup of %s is refused with a message', async (_, about, sentence) => {
  const folder = makeFolder();
  const file = join(folder, 'made.tar.zst');
  await writeArchive(file, async () => about);
  await expect(restore({ migrations, jobs, dataDir: join(folder, 'target'), file, log })).rejects.toThrow(
    sentence,
  );
  expect(readdirSync(folder)).toEqual(['made.tar.zst']);
});

test('a failure while packing leaves no file behind', async () => {
  const folder = makeFolder();
  const file = join(folder, 'half.tar.zst');
  const failing = writeArchive(file, async (pack) => {
    await pack.text('media/one', 'x');
    throw new Error('the database ended');
  });
  await expect(failing).rejects.toThrow('the database ended');
  await expect(backUp({ dataDir: folder, file, program, log })).rejects.toThrow(/there is no shop in/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a shop with its own database backs up only its pictures, and restores them', async () => {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  makePicture(dataDir);
  const file = join(folder, 'pictures.tar.zst');
  expect((await backUp({ dataDir, file, program, withoutDatabase: true, log })).database).toBeNull();
  const restored = join(folder, 'restored');
  await restore({ migrations, jobs, dataDir: restored, file, log });
  expect(readdirSync(restored)).toEqual(['media']);
});

function makePicture(dataDir: string): void {
  mkdirSync(join(dataDir, 'media', 'diya'), { recursive: true });
  writeFileSync(join(dataDir, 'media', 'diya', 'w400.webp'), 'a picture');
  writeFileSync(join(dataDir, 'media', 'diya', 'w800.webp.0a1b2c.part'), 'half a');
}

async function start(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, ...quick });
  onTestFinished(embedded.stop);
  return embedded;
}
