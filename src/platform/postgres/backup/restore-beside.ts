import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import type { Connection } from '#platform/postgres/connection.ts';
import { isOutOfSpace } from '#platform/postgres/disk-space.ts';
import type { MigrationFile } from '#platform/postgres/migration-files.ts';
import type { JobsDump } from './dump-database.ts';
import { loadDump } from './load-dump.ts';
import { type Manifest, dumpFolder } from './manifest.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';
import { withClient } from './with-client.ts';
import { codeOf } from '../error-code.ts';

/** The reason why a copy could not be restored, in words for the owner of the shop. */
export class RestoreFailure extends Error {}

export type RestoreBeside = {
  /** An archive with a dump of rows. */
  file: string;
  /** A folder for the files of the dump; it is removed afterwards. */
  folder: string;
  /** The shop's own database. The scratch database is created on the same server and named after it. */
  connection: Connection;
  migrations: MigrationFile[];
  jobs: JobsDump;
  /** When the work takes longer, it ends with a sentence. */
  longestMs: number;
};

/**
 * Restores a backup into a scratch database next to the shop's, hands it to `look`, and removes it in every case. Reads every file of the
 * archive and compares it with its checksum. Throws a sentence when the archive is damaged, does not load, or takes too long.
 */
export async function restoreBeside<Result>(
  wanted: RestoreBeside,
  look: (scratch: Connection) => Promise<Result>,
): Promise<{ rows: number; result: Result }> {
  const { connection, file, folder, migrations, jobs, longestMs } = wanted;
  const scratch = toScratch(connection);
  const drop = `drop database if exists ${escapeIdentifier(scratch.name)} with (force)`;
  const clock = { isOver: false };
  const timer = setTimeout(() => {
    clock.isOver = true;
    // Ends the sessions that are loading or looking.
    void administer(connection, drop).catch(() => undefined);
  }, longestMs);
  try {
    // A program that was killed may have left both.
    await rm(folder, { recursive: true, force: true });
    await administer(connection, drop);
    const { database } = await unpackRows(file, folder).catch((cause: unknown) => {
      if (isOutOfSpace(cause)) throw cause;
      throw new RestoreFailure('Its file is damaged: save a new copy, and do not rely on this one', {
        cause,
      });
    });
    if (!database?.dump) throw new RestoreFailure('This copy has no rows of the database');
    await administer(connection, `create database ${escapeIdentifier(scratch.name)} template template0`);
    const extracted = { folder: join(folder, dumpFolder), database };
    await loadDump({ ...extracted, connection: scratch.connection, migrations, jobs }).catch(
      (cause: unknown) => {
        if (isOutOfSpace(cause)) throw cause;
        throw new RestoreFailure('The database did not accept its rows', { cause });
      },
    );
    const rows = database.dump.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, result: await look(scratch.connection) };
  } catch (error) {
    if (clock.isOver)
      throw new RestoreFailure(`It took longer than ${Math.round(longestMs / 60_000)} minutes`, {
        cause: error,
      });
    throw error;
  } finally {
    clearTimeout(timer);
    await rm(folder, { recursive: true, force: true });
    await administer(connection, drop);
  }
}

/** Names the scratch database; a shop has only one, because one test runs at a time. PostgreSQL's names have at most 63 bytes. */
function toScratch(connection: Connection): { name: string; connection: Connection } {
  if (typeof connection !== 'string') {
    const name = `${connection.database.slice(0, 48)}_restore_test`;
    return { name, connection: { ...connection, database: name } };
  }
  const url = new URL(connection);
  const name = `${decodeURIComponent(url.pathname.slice(1)).slice(0, 48)}_restore_test`;
  url.pathname = `/${encodeURIComponent(name)}`;
  return { name, connection: url.href };
}

async function administer(connection: Connection, statement: string): Promise<void> {
  try {
    await withClient(connection, (client) => client.query(statement));
  } catch (error) {
    // PostgreSQL's insufficient_privilege.
    if (codeOf(error) === '42501')
      throw new RestoreFailure(
        'The database user may not create databases: ask the person who runs the server for CREATEDB',
        { cause: error },
      );
    throw error;
  }
}

/** Writes the rows of an archive below a folder, and compares everything in it with its checksums. */
function unpackRows(file: string, folder: string): Promise<Manifest> {
  return readArchive(file, async ({ parts, isFolder, body }: ArchiveEntry) => {
    if (parts[0] !== dumpFolder) return drain(body);
    const path = join(folder, ...parts);
    if (isFolder) return void (await mkdir(path, { recursive: true, mode: 0o700 }));
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of body) await handle.writeFile(chunk);
    } finally {
      await handle.close();
    }
  });
}

async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}
