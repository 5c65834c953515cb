import { createLog } from '#server/log.ts';
import type { Message } from '#shop/ports.ts';
import { Client } from 'pg';
import { startTestServer } from '#test/database/database-server.ts';
import { openShop } from '#test/open-shop.ts';
import { type Canaries, live } from './canary-life.ts';
import { findInFiles, findInText, readEveryTable } from './canary-search.ts';
import type { Trial } from '#test/scorecard/trial.ts';

/**
 * K20: people use the shop with distinctive values, correctly and incorrectly. Afterwards no secret, code or token is in the tables or the
 * bytes of the data files, and the logs contain neither these nor a person's name or address.
 */
export async function run(lives: number): Promise<Trial> {
  const server = await startTestServer();
  const failures: string[] = [];
  let trials = 0;
  try {
    for (let life = 0; life < lives; life += 1) {
      const found = await searchAfterLife(server.address, life);
      trials += found.searched;
      failures.push(...found.failures.map((where) => `life ${life}: ${where}`));
    }
  } finally {
    await server.stop();
  }
  return { trials, failures, note: `${lives} lives; each value in logs, tables and data files` };
}

type Server = Awaited<ReturnType<typeof startTestServer>>['address'];

async function searchAfterLife(
  server: Server,
  life: number,
): Promise<{ searched: number; failures: string[] }> {
  const connection = { ...server.connection, database: `canaries_${life}` };
  const admin = new Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${connection.database} template ${server.template}`);
  let logged = '';
  const log = createLog('debug', { destination: { write: (line) => void (logged += line) } });
  const shop = await openShop({ beside: connection, log, seller: {} });
  try {
    // As with real providers, messages are sent, and no outbox stores them.
    const sent: Message[] = [];
    const send = async (message: Message) => {
      sent.push(message);
      return { providerMessageId: `sent_${sent.length}` };
    };
    shop.ctx.messengers = { sms: { send }, whatsapp: { send }, email: { send } };
    const canaries = await live(shop, sent);
    const tables = await readEveryTable(shop.db);
    await admin.query('checkpoint');
    const { rows } = await admin.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return search(canaries, { logged, tables, folder: rows[0]!.folder });
  } finally {
    await shop.close();
    await admin.end();
  }
}

/** Log lines: every request that lacks a table logs an error. */
const leastLogged = 10;

type Places = { logged: string; tables: string; folder: string };

async function search({ secrets, people, unlogged }: Canaries, { logged, tables, folder }: Places) {
  const failures: string[] = [];
  // The search is checked against a value that it must find: the books contain the delivery address.
  for (const [what, value] of Object.entries(people))
    if (!findInText(tables, value)) failures.push(`${what} is not even in the tables`);
  if (logged.split('\n').length < leastLogged) failures.push('hardly anything was logged');
  const everything = { ...secrets, ...people, ...unlogged };
  for (const [what, value] of Object.entries(everything))
    if (findInText(logged, value)) failures.push(`${what} was logged`);
  for (const [what, value] of Object.entries(secrets))
    if (findInText(tables, value)) failures.push(`${what} is in a table`);
  for (const [what, file] of await findInFiles(folder, secrets))
    failures.push(`${what} is in the bytes of ${file}`);
  const count = (values: object) => Object.keys(values).length;
  return { searched: count(everything) + 2 * count(secrets), failures };
}
