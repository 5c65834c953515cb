import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { type ApiBuyer, callApi, toBuyer } from '../../../e2e/support/api-buyer.ts';
import { type MortalProgram, openEmbedded, openGiven } from './mortal-program.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const writers = 8;
const acknowledgedForEachKill = 100;

/** K15: writes that got a 2xx response survive a SIGKILL in the middle of writing, with either database. */
export async function run(writes: number): Promise<Trial> {
  const kills = Math.max(2, Math.ceil(writes / acknowledgedForEachKill));
  const [own, given] = await Promise.all([
    killWriters(await openEmbedded(), Math.ceil(kills / 2)),
    killWriters(await openGiven(), Math.floor(kills / 2)),
  ]);
  const note = `${own.note} with its own database, every third time with the database itself; ${given.note} with a given one`;
  return { trials: own.trials + given.trials, failures: [...own.failures, ...given.failures], note };
}

async function killWriters(shop: MortalProgram, kills: number): Promise<Trial> {
  let program = await shop.start();
  const failures: string[] = [];
  const acknowledged: Acknowledged = { orders: [], readers: [] };
  try {
    const { buyer, product } = await settle(shop);
    for (let kill = 1; kill <= kills; kill += 1) {
      const writing = { buyer, product, url: program.url, isOver: false };
      const work = Array.from({ length: writers }, (_, writer) => write(writing, acknowledged, writer));
      while (count(acknowledged) < kill * acknowledgedForEachKill) await sleep(1);
      await program.kill();
      if (kill % 3 === 0) await killDatabase(shop);
      writing.isOver = true;
      await Promise.all(work);
      program = await shop.start();
      for (const missing of await findMissing(shop, acknowledged))
        failures.push(`kill ${kill}: ${missing} is gone`);
    }
    if (acknowledged.orders.length === 0) failures.push('no order was acknowledged');
  } finally {
    await program.stop();
    await shop.close();
  }
  return { trials: count(acknowledged), failures, note: `${kills} kills` };
}

/** Writes a buyer and a product directly into the database. */
async function settle(shop: MortalProgram): Promise<{ buyer: ApiBuyer; product: ProductJson }> {
  // The program uses today's date: a session that began on the day of the tests would have expired a week later.
  const now = new Date().toISOString();
  const books = await openShop({ beside: shop.connection(), poolSize: 2, now });
  try {
    const { token } = await makeCustomer(books);
    const { id } = await makeProduct(books, { stock: 1_000_000 });
    const url = `http://localhost:${shop.port}`;
    return {
      buyer: toBuyer(url, '9812345678', token),
      product: await callApi('GET /products/{id}', { url, params: { id } }),
    };
  } finally {
    await books.close();
  }
}

type Acknowledged = { orders: string[]; readers: string[] };
type Writing = { buyer: ApiBuyer; product: ProductJson; url: string; isOver: boolean };

function count({ orders, readers }: Acknowledged): number {
  return orders.length + readers.length;
}

/** Writes orders and subscriptions in turn; records only those that got a response. */
async function write(writing: Writing, acknowledged: Acknowledged, writer: number): Promise<void> {
  const { buyer, product, url } = writing;
  for (let round = writer; !writing.isOver; round += 1) {
    const email = `reader-${randomUUID()}@example.com`;
    const done =
      round % 2 === 0
        ? buyer.place(product).then(({ id }) => acknowledged.orders.push(id))
        : callApi('POST /newsletter/subscriptions', { url, body: { email } }).then(() =>
            acknowledged.readers.push(email),
          );
    await done.catch(() => sleep(1));
  }
}

async function killDatabase({ findDatabase }: MortalProgram): Promise<void> {
  const pid = findDatabase?.();
  if (!pid) return;
  process.kill(pid, 'SIGKILL');
  while (findDatabase?.() === pid) await sleep(10);
}

async function findMissing(shop: MortalProgram, { orders, readers }: Acknowledged): Promise<string[]> {
  const client = new Client(shop.connection());
  await client.connect();
  try {
    const { rows } = await client.query<{ missing: string }>(
      `select unnest($1::text[]) as missing except select id from orders
       union all (select unnest($2::text[]) except select email from newsletter_subscriptions)`,
      [orders, readers],
    );
    return rows.map(({ missing }) => missing);
  } finally {
    await client.end();
  }
}
