import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { type Embedded, startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { findScratch } from './scratch.ts';
import { throwAwaySettings } from './database-server.ts';

export type ReplicatedServers = {
  primary: ConnectionParts;
  replica: ConnectionParts;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a server with the shop's tables and a second one that replicates it by streaming. Both run the program's own PostgreSQL. */
export async function startReplicated(): Promise<ReplicatedServers> {
  const folders = [makeFolder(), makeFolder()] as const;
  const start = (dataDir: string) => startEmbedded({ dataDir, log: () => {}, settings: throwAwaySettings });
  let [primary, replica] = (await Promise.all(folders.map(start))) as [Embedded, Embedded];
  await fill(primary.connection);
  // A cluster that was closed cleanly may be copied directly.
  await Promise.all([primary.stop(), replica.stop()]);
  rmSync(join(replica.directory, 'data'), { recursive: true });
  execFileSync('cp', ['-a', join(primary.directory, 'data'), join(replica.directory, 'data')]);
  copyFileSync(join(primary.directory, 'password'), join(replica.directory, 'password'));
  primary = await start(folders[0]);
  follow(primary.connection, join(replica.directory, 'data'));
  replica = await start(folders[1]);
  return {
    primary: primary.connection,
    replica: replica.connection,
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start(folders[1]);
    },
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the parts as an address, as an operator would set it. */
export function toUrl({ host, port, user, password, database }: ConnectionParts): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(findScratch(), 'haat-replicated-'));
  chmodSync(folder, 0o711);
  return folder;
}

async function fill(connection: ConnectionParts): Promise<void> {
  const database = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 60_000 });
  await migrate(database.pool, readMigrations()).finally(database.close);
}

/** Turns a copy of a cluster into its standby. */
function follow({ host, port, user, password }: ConnectionParts, data: string): void {
  const { uid, gid } = statSync(data);
  const settings = join(data, 'postgresql.auto.conf');
  const source = `host=${host} port=${port} user=${user} password=${password} application_name=replica`;
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}primary_conninfo = '${source}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  for (const name of ['standby.signal', 'postgresql.auto.conf']) chownSync(join(data, name), uid, gid);
}
