import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { TestShop } from '#test/open-shop.ts';
import { seed } from '#test/seed.ts';
import { inAShop } from '#test/scorecard/in-a-shop.ts';
import { bookCarts } from './money-oracle/book-carts.ts';
import { type Cart, makeCarts } from './money-oracle/make-carts.ts';
import { listFigures } from './money-oracle/list-figures.ts';
import type { Trial } from '#test/scorecard/trial.ts';

export type OracleRun = { carts: number; seed: number; booked: number; differences: string[] };

const atOnce = 2000;
/** One in this many carts is also written to the shop's own tables. */
const bookedEvery = 50;
const mostShown = 20;

/**
 * Prices, invoices and credits generated carts with the program, and compares all results as sets and to the paisa with those of rules
 * written in SQL numeric. The same seed makes the same carts.
 */
export function runMoneyOracle({ carts, seed }: { carts: number; seed: number }): Promise<OracleRun> {
  return inAShop(async (shop) => {
    await runFile(shop, 'tables.sql');
    const forBooks: Cart[] = [];
    let batch: Cart[] = [];
    for (const made of makeCarts(carts, seed)) {
      batch.push(made);
      if (made.cart.cart % bookedEvery === 0) forBooks.push(made);
      if (batch.length < atOnce && made.cart.cart < carts) continue;
      await loadCarts(shop, batch);
      batch = [];
    }
    await load(shop, 'booked', await bookCarts(shop, forBooks));
    for (const file of ['oracle.sql', 'read-books.sql', 'differences.sql']) await runFile(shop, file);
    return { carts, seed, booked: forBooks.length, differences: await findDifferences(shop) };
  });
}

/** K7: the figure of the scorecard. */
export async function run(trials: number): Promise<Trial> {
  const { differences, booked } = await runMoneyOracle({ carts: trials, seed });
  return { trials, failures: differences, note: `seed ${seed}, ${booked} of them as stored orders` };
}

async function loadCarts(shop: TestShop, batch: Cart[]): Promise<void> {
  await load(
    shop,
    'carts',
    batch.map(({ cart }) => cart),
  );
  await load(
    shop,
    'lines',
    batch.flatMap(({ lines }) => lines),
  );
  const said = batch.map(listFigures);
  for (const table of Object.keys(said[0] ?? {}))
    await load(
      shop,
      table,
      said.flatMap((one) => one[table] ?? []),
    );
}

async function load({ db }: TestShop, table: string, rows: object[]): Promise<void> {
  const into = sql.table(`oracle.${table}`);
  await sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

async function runFile({ db }: TestShop, name: string): Promise<void> {
  const text = await readFile(new URL(`money-oracle/${name}`, import.meta.url), 'utf8');
  // Sums over many carts may take longer than a customer's request may.
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql.raw(text).execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

async function findDifferences({ db }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ what: string; cart: number; by: string; figures: object }>`
    select * from oracle.differences order by cart limit ${mostShown}`.execute(db);
  return rows.map(({ what, cart, by, figures }) => `cart ${cart}, ${what} ${by}: ${JSON.stringify(figures)}`);
}
