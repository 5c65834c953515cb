import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { superuser } from '#platform/postgres/embedded/create-cluster.ts';
import { findPostmasterProcess } from '#platform/postgres/embedded/postmaster.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import {
  type Program,
  findFreePort,
  makeDataDir,
  makeDemoDataDir,
  removeDataDir,
  startProgram,
} from '#test/program.ts';

/** A program that can be killed, and its database. */
export type MortalProgram = {
  port: number;
  start: () => Promise<Program>;
  connection: () => ConnectionParts;
  /** The pid of the database's postmaster, if the program owns it. */
  findDatabase?: () => number | undefined;
  close: () => Promise<void>;
};

/** Opens a program with its embedded database. */
export async function openEmbedded(): Promise<MortalProgram> {
  const dataDir = await makeDemoDataDir();
  const port = await findFreePort();
  const cluster = join(dataDir, 'pg/cluster');
  const findServer = () => findPostmasterProcess(join(cluster, 'data'));
  return {
    port,
    start: () => startProgram({ dataDir, port, env: { DEMO: 'on' } }),
    connection: () => ({
      ...findServer()!.address,
      user: superuser,
      password: readFileSync(join(cluster, 'password'), 'utf8').trim(),
      database: 'haat',
    }),
    findDatabase: () => findServer()?.pid,
    close: () => removeDataDir(dataDir),
  };
}

/** Opens a program with a database that DATABASE_URL names. */
export async function openGiven(): Promise<MortalProgram> {
  const database = await cloneDatabase({ poolSize: 1 });
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const { connection } = database;
  const books = await openShop({ beside: connection, seller: {}, poolSize: 1 });
  // The program loads no demo products into a shop that has a product.
  await makeProduct(books);
  await books.close();
  const host = encodeURIComponent(connection.host);
  const url = `postgres://${connection.user}:${encodeURIComponent(connection.password)}@${host}:${connection.port}/${connection.database}`;
  return {
    port,
    start: () => startProgram({ dataDir, port, env: { DATABASE_URL: url, DEMO: 'on' } }),
    connection: () => connection,
    async close() {
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
