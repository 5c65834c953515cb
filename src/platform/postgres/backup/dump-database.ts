import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Client, type ClientBase, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '#platform/postgres/connection.ts';
import { inTransaction } from './in-transaction.ts';
import { type Dump, dumpFolder, fileOfJobs, fileOfTable } from './manifest.ts';
import { type Saved, readFacts } from './read-facts.ts';
import type { Pack } from './write-archive.ts';

/** Reads and writes the jobs of the queue inside the transaction of a dump; the queue's library creates its own tables. */
export type JobsDump = {
  /** Returns the jobs that are not finished, as text. */
  read: (client: ClientBase) => Promise<string>;
  write: (client: ClientBase, text: string, connection: Connection) => Promise<void>;
};

export type DumpDatabase = {
  connection: Connection;
  jobs: JobsDump;
  /** A temporary file for one table at a time, because an archive needs the length of a file before its contents. */
  draft: string;
};

/**
 * Packs the rows of every table, written by COPY, as they were at one moment while other sessions keep writing. The tables themselves are
 * not packed: the migrations create them again, on any server of version 15 or newer.
 */
export async function dumpDatabase(pack: Pack, { connection, jobs, draft }: DumpDatabase): Promise<Saved> {
  try {
    return await inTransaction(
      connection,
      'begin isolation level repeatable read read only',
      async (client) => {
        // The transaction began before its snapshot is taken, so everything that was confirmed until then is in the snapshot.
        const { rows: times } = await client.query<{ at: Date }>('select now() as at');
        const database = await readFacts(client);
        const tables: Dump['tables'] = [];
        await pack.folder(dumpFolder);
        await pack.folder(`${dumpFolder}/tables`);
        for (const table of await lockTables(client))
          tables.push({ ...table, rows: await packTable(client, pack, table, draft) });
        await pack.text(`${dumpFolder}/${fileOfJobs}`, await jobs.read(client));
        const dump = { tables, sequences: await readSequences(client) };
        return { savedAt: times[0]!.at.toISOString(), database: { ...database, dump } };
      },
    );
  } finally {
    await rm(draft, { force: true });
  }
}

type Table = Pick<Dump['tables'][number], 'name' | 'columns'>;

/** Returns every table that belongs to no extension, and locks them against alteration. */
async function lockTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by c.oid order by c.relname`,
  );
  const names = rows.map(({ name }) => escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  return rows;
}

/** Packs the rows of a table and returns their number. */
async function packTable(client: Client, pack: Pack, { name, columns }: Table, draft: string) {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy ${escapeIdentifier(name)} (${list}) to stdout`));
  await pipeline(rows, createWriteStream(draft, { mode: 0o600 }));
  // The stream ends with the last row, and PostgreSQL sends the row count only after it, just before the next answer.
  await client.query('select');
  await pack.file(`${dumpFolder}/${fileOfTable(name)}`, draft);
  return rows.rowCount;
}

async function readSequences(client: Client): Promise<Dump['sequences']> {
  const { rows } = await client.query<Dump['sequences'][number]>(
    `select sequencename::text as name, last_value::text as value
       from pg_sequences where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}
