import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { audit } from '#test/auditor.ts';
import { makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { differs, inAShop, makeCustomers } from '#test/scorecard/in-a-shop.ts';
import type { Issued, Issuing } from './issuing-process.ts';
import { orderOnline } from '#test/scorecard/money/online-order.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const processesAtOnce = 2;
const issuesForEachKill = 25;

/** K8: two processes issue invoices at the same time, three of ten are rolled back, and the processes are killed repeatedly. */
export function run(issues: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-issuing-'));
    try {
      return await issue(shop, { issues, folder, issuing: await prepare(shop) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function prepare(shop: TestShop): Promise<Issuing> {
  const customers = await makeCustomers(shop, 40);
  const { id: productId } = await makeProduct(shop, { stock: 100_000, pricePaise: 250_00 });
  const waiting = [];
  for (let count = 0; count < 10; count += 1) waiting.push((await orderOnline(shop)).id);
  return {
    connection: shop.connection,
    headers: customers.map(({ headers }) => headers),
    productId,
    waiting,
  };
}

type Run = { issues: number; folder: string; issuing: Issuing };

async function issue(shop: TestShop, { issues, folder, issuing }: Run): Promise<Trial> {
  const told = { issued: 0, 'rolled back': 0, killed: 0 };
  const failures: string[] = [];
  const running: ChildProcess[] = [];
  let perish: (error: Error) => void = () => {};
  const death = new Promise<never>((_, reject) => (perish = reject));

  function start(): void {
    const program = join(import.meta.dirname, 'issuing-process.ts');
    // A killed process cannot remove its temporary files, so it writes them to this folder: without VITEST it uses TMPDIR instead of
    // memory.
    const child = fork(program, [JSON.stringify(issuing)], {
      env: { ...process.env, TMPDIR: folder, VITEST: '' },
      execArgv: [],
    });
    child.on('message', (message: Issued) => {
      if (typeof message === 'object') failures.push(message.failed);
      else told[message] += 1;
      listen();
    });
    child.once(
      'exit',
      (code) => code && perish(new Error(`a process that issues invoices ended with ${code}`)),
    );
    running.push(child);
  }

  let listen = () => {};
  const reach = (count: number) =>
    new Promise<void>((resolve) => {
      listen = () => told.issued + told['rolled back'] + failures.length >= count && resolve();
      listen();
    });

  for (let count = 0; count < processesAtOnce; count += 1) start();
  for (let count = issuesForEachKill; count <= issues; count += issuesForEachKill) {
    await Promise.race([reach(count), death]);
    await kill(running.shift()!);
    told.killed += 1;
    if (count + issuesForEachKill <= issues) start();
  }
  await Promise.all(running.map(kill));
  await isQuiet(shop);
  failures.push(...(await checkNumbers(shop)), ...(await audit(shop)));
  const note = `${told.issued} issued, ${told['rolled back']} rolled back, ${told.killed} processes killed`;
  return { trials: told.issued + told['rolled back'], failures, note };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Waits until the server has noticed the ended processes and has rolled back their transactions. */
async function isQuiet({ db }: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and state <> 'idle' and backend_type = 'client backend'`.execute(db);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function checkNumbers({ db }: TestShop): Promise<string[]> {
  const rows = await db.selectFrom('invoices').select('sequence').orderBy('sequence').execute();
  const { last_number } = await db
    .selectFrom('invoice_counters')
    .select('last_number')
    .executeTakeFirstOrThrow();
  const gaps = rows.filter(({ sequence }, index) => sequence !== index + 1).length;
  return differs('numbers', { gaps, last: last_number }, { gaps: 0, last: rows.length });
}
