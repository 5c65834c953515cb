import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { waitFor } from '../../test/wait-for.ts';
import { type Buyer, buy } from './buying.ts';

export type Statement = { text: string; values: (string | null)[] };
type Entry = { application_name?: string; message?: string; detail?: string };

const recording = ["log_destination = 'jsonlog'", "log_statement = 'all'"];

/** From now on makes the server log all statements with all values. */
export async function startRecording(connection: ClientConfig): Promise<void> {
  await set(connection, recording);
}

export async function stopRecording(connection: ClientConfig): Promise<void> {
  await set(
    connection,
    recording.map((setting) => setting.replace(/ = .*/, ' = default')),
  );
}

async function set(connection: ClientConfig, settings: string[]): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  for (const setting of settings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Returns the statements that the program sends for a quote and an order, in sequence. */
export async function recordOrder(dataDir: string, url: string, buyer: Buyer): Promise<Statement[]> {
  const orders = countCommits(await listAsked(dataDir));
  // The first purchase fills the caches.
  await buy(url, buyer);
  const before = await waitForCommits(dataDir, orders + 1);
  await buy(url, buyer);
  return (await waitForCommits(dataDir, orders + 2)).slice(before.length);
}

/** Waits for the server's log, which is written a moment later; the last statement of an order is the commit. */
function waitForCommits(dataDir: string, many: number): Promise<Statement[]> {
  return waitFor(`${many} commits in the log`, async () => {
    const asked = await listAsked(dataDir);
    return countCommits(asked) >= many && asked;
  });
}

function countCommits(asked: Statement[]): number {
  return asked.filter(({ text }) => text === 'commit').length;
}

async function listAsked(dataDir: string): Promise<Statement[]> {
  return (await readLog(dataDir)).filter(isOfOrder).map(toStatement);
}

async function readLog(dataDir: string): Promise<Entry[]> {
  const names = await readdir(dataDir, { recursive: true });
  const logs = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(dataDir, name), 'utf8')),
  );
  const lines = logs.flatMap((log) => log.split('\n').filter((line) => line.endsWith('}')));
  return lines.flatMap((line) => (line.startsWith('{"timestamp"') ? [JSON.parse(line) as Entry] : []));
}

/** Returns whether a statement belongs to the order; the sandbox of Razorpay occasionally reads its own tables. */
function isOfOrder({ application_name, message = '' }: Entry): boolean {
  const isAsked = /^(statement|execute [^:]*): /.test(message);
  return application_name === 'haat' && isAsked && !/sandbox_razorpay|set timezone/.test(message);
}

function toStatement({ message = '', detail = '' }: Entry): Statement {
  const values = [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)(?:, |$)/g)];
  return {
    text: message.replace(/^(statement|execute [^:]*): /, ''),
    values: values.map(([, value]) => value?.replaceAll("''", "'") ?? null),
  };
}
