import { callApi } from '../e2e/support/api-buyer.ts';
import { spawnSync } from 'node:child_process';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillProducts } from './fill/fill-products.ts';
import { type Target, type Rounds, listTargets } from './growth-targets.ts';
import { toAnew } from './made-anew.ts';
import { type Connection, openConnection } from './plain-load.ts';
import { listFamily, processorMs } from './processes.ts';
import { measureMemory } from './memory.ts';
import { type Row, toPercentiles } from './table.ts';

const sizes = [1_000, 10_000, 100_000];
const usual: Rounds = { warmUp: 300, measured: 600 };

type Shop = { products: number; dataDir: string; program?: Program; connection?: Connection };
type Took = { products: number; p50: number; p99: number; processor: number };

/**
 * Measures how the pages of a shop slow down as its products grow a hundredfold; no response comes from a cache. The shops run side by side
 * and get the same requests in turn, so that other work on the machine affects them alike.
 */
export async function measureGrowth(): Promise<Row[]> {
  const shops: Shop[] = [];
  try {
    for (const products of sizes) shops.push({ products, dataDir: await makeDataDir() });
    await fillShops(shops);
    for (const shop of shops) shop.program = await startProgram({ dataDir: shop.dataDir });
    // The connections open only now, because a server closes one that is idle for a minute.
    for (const shop of shops) shop.connection = await openConnection(shop.program!.url);
    const { categories } = await callApi('GET /categories', { url: shops[0]!.program!.url });
    const rows: Row[] = [];
    for (const target of listTargets(categories))
      rows.push(...toRows(target.name, await measure(target, shops)));
    for (const { products, program } of shops)
      rows.push(...measureMemory(`after all of them, ${toCount(products)} products`, program!.pid));
    return rows;
  } finally {
    for (const { program, connection } of shops) {
      connection?.close();
      await program?.stop();
    }
    for (const { dataDir } of shops) await removeDataDir(dataDir);
  }
}

async function fillShops(shops: Shop[]): Promise<void> {
  const [first, ...others] = shops.map(({ dataDir }) => dataDir);
  await (await startProgram({ dataDir: first! })).stop();
  for (const other of others) spawnSync('cp', ['-a', `${first}/.`, other]);
  for (const { dataDir, products } of shops) await fillProducts(dataDir, products);
}

async function measure({ path, rounds = usual }: Target, shops: Shop[]): Promise<Took[]> {
  const took = shops.map((): number[] => []);
  const ask = (round: number, { connection }: Shop) => connection!.ask(toAnew(path(round), round));
  for (let round = 1; round <= rounds.warmUp; round += 1) for (const shop of shops) await ask(round, shop);
  const before = shops.map(readProcessor);
  for (let round = rounds.warmUp + 1; round <= rounds.warmUp + rounds.measured; round += 1)
    for (const [index, shop] of shops.entries()) took[index]!.push(await ask(round, shop));
  return shops.map((shop, index) => {
    const processor = (readProcessor(shop) - before[index]!) / rounds.measured;
    return { products: shop.products, ...toPercentiles(took[index]!), processor };
  });
}

/** Returns the processor time of the program and its database. */
function readProcessor({ program }: Shop): number {
  return listFamily(program!.pid).reduce((sum, pid) => sum + processorMs(pid), 0);
}

function toRows(name: string, took: Took[]): Row[] {
  const [first, last] = [took[0]!, took.at(-1)!];
  const grew = (of: keyof Took) => `${(last[of] / first[of]).toFixed(2)} ×`;
  return [
    ...took.map(({ products, p50, p99, processor }) => ({
      what: `${name}, ${toCount(products)} products`,
      value: `${processor.toFixed(1)} ms of processor time`,
      p50,
      p99,
    })),
    {
      what: `${name}, growth`,
      value: `p50 ${grew('p50')}, p99 ${grew('p99')}, processor time ${grew('processor')}`,
    },
  ];
}

function toCount(products: number): string {
  return products.toLocaleString('en-IN');
}
