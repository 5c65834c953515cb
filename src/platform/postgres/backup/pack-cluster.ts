import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { type Saved, readFacts } from './read-facts.ts';
import type { Pack } from './write-archive.ts';

export type Cluster = { connection: ConnectionParts; directory: string };

/**
 * Packs a cluster whose server keeps writing to it: its files in whatever state they are, and the write-ahead log that makes them
 * consistent, as PostgreSQL describes for a base backup
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
 */
export async function packCluster(pack: Pack, { connection, directory }: Cluster): Promise<Saved> {
  const client = new Client({ ...connection, application_name: 'haat backup' });
  // If the server ends in between, the next statement reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    const data = join(directory, 'data');
    const database = await readFacts(client);
    const first = await startBackup(client);
    await packData(pack, data);
    const { label, last, savedAt } = await stopBackup(client);
    await pack.text('cluster/data/backup_label', label);
    await packLog(pack, data, { first, last });
    await pack.file('cluster/password', join(directory, 'password'));
    return { savedAt, database };
  } finally {
    await client.end();
  }
}

/** Starts a base backup and returns the name of the first write-ahead log file that it needs. */
async function startBackup(client: Client): Promise<string> {
  // The slot keeps the write-ahead log of the copying time from being removed; it is dropped with the session.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `haat_backup_${process.pid}`,
  ]);
  const { rows } = await client.query<{ name: string }>(
    "select pg_walfile_name(pg_backup_start('haat', fast => true)) as name",
  );
  return rows[0]!.name;
}

async function stopBackup(client: Client): Promise<{ label: string; last: string; savedAt: string }> {
  const { rows: times } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  const { rows } = await client.query<{ label: string; last: string; spaces: string | null }>(
    `select labelfile as label, pg_walfile_name(lsn) as last, spcmapfile as spaces
       from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label, last, spaces } = rows[0]!;
  if (spaces)
    throw new Error('the database has tablespaces outside its folder, which this backup would not hold');
  return { label, last, savedAt: times[0]!.at };
}

// These are rebuilt at every start or belong to another server: PostgreSQL's own list of what a base backup leaves out.
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /^(postmaster\.(pid|opts)|current_logfiles|backup_label.*|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/;
const control = 'global/pg_control';

async function packData(pack: Pack, data: string): Promise<void> {
  await pack.folder('cluster/data');
  await packFolder(pack, { name: 'cluster/data', path: data }, (name, isFolder) => {
    const inside = name.slice('cluster/data/'.length);
    if (inside === control || leftOut.test(inside.split('/').at(-1)!)) return 'nothing';
    return isFolder && emptied.has(inside) ? 'name' : 'all';
  });
  for (const name of ['archive_status', 'summaries']) await pack.folder(`cluster/data/pg_wal/${name}`);
  await pack.file(`cluster/data/${control}`, join(data, control));
}

async function packLog(pack: Pack, data: string, { first, last }: { first: string; last: string }) {
  const names = (await readdir(join(data, 'pg_wal'))).toSorted();
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new Error(`the log from ${first} to ${last} is not there any more: try again`);
  for (const name of needed) await pack.file(`cluster/data/pg_wal/${name}`, join(data, 'pg_wal', name));
}

type Share = 'all' | 'name' | 'nothing';

/** Packs a folder recursively while other processes may add files to it and remove files from it. */
export async function packFolder(
  pack: Pack,
  { name, path }: { name: string; path: string },
  shareOf: (name: string, isFolder: boolean) => Share = () => 'all',
): Promise<void> {
  for (const entry of await listOrEmpty(path)) {
    const inside = { name: `${name}/${entry.name}`, path: join(path, entry.name) };
    const share = shareOf(inside.name, entry.isDirectory());
    if (share === 'nothing') continue;
    if (entry.isSymbolicLink())
      throw new Error(`${inside.path} leads out of the shop's own folder and would be missing`);
    if (entry.isFile()) await pack.file(inside.name, inside.path);
    if (!entry.isDirectory()) continue;
    await pack.folder(inside.name);
    if (share === 'all') await packFolder(pack, inside, shareOf);
  }
}

async function listOrEmpty(path: string): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
