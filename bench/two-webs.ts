import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { type Buyer, buy, findBuyers } from './orders/buying.ts';
import { fillStock } from './orders/orders.ts';
import { toAnew } from './made-anew.ts';
import { askPlainly } from './plain-load.ts';
import { findProduct } from './reads.ts';
import type { Row } from './table.ts';

const seconds = 10;
const warmUpSeconds = 5;
const connections = 8;
/** The part of a core that each web program may use: two of them leave the database and the load more than one of two cores. */
const share = 0.25;
const periodMicroseconds = 20_000;
const groups = '/sys/fs/cgroup/cpu';

/** Measures what a second web program adds, when each may use a quarter of a core and the database is not limited. */
export async function measureTwoWebs(): Promise<Row[]> {
  if (!existsSync(`${groups}/cpu.cfs_quota_us`))
    return [
      { what: 'two web programs', value: 'left out: this system limits no processor time by cgroups v1' },
    ];
  const dataDir = await makeDataDir();
  const undo: (() => Promise<unknown>)[] = [() => removeDataDir(dataDir)];
  try {
    await (await startProgram({ dataDir })).stop();
    await fillStock(dataDir);
    // This worker starts the database and runs the jobs of both web programs, without a limit.
    undo.push((await startProgram({ dataDir, env: { ROLE: 'worker' } })).stop);
    const webs: Program[] = [];
    for (const name of ['one', 'two']) {
      const program = await startProgram({ dataDir, env: { ROLE: 'web' } });
      undo.push(program.stop, limit(program.pid, name));
      webs.push(program);
    }
    const buyers = await findBuyers(webs[0]!.url);
    return [...(await comparePages(webs)), ...(await compareOrders(webs, buyers))];
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** Limits the processor time of a process; returns the function that removes the limit. */
function limit(pid: number, name: string): () => Promise<void> {
  const group = `${groups}/haat-bench-${name}`;
  mkdirSync(group, { recursive: true });
  writeFileSync(`${group}/cpu.cfs_period_us`, String(periodMicroseconds));
  writeFileSync(`${group}/cpu.cfs_quota_us`, String(periodMicroseconds * share));
  writeFileSync(`${group}/cgroup.procs`, String(pid));
  return async () => {
    writeFileSync(`${groups}/cgroup.procs`, String(pid));
    // The system needs a moment to notice that the group is empty.
    await sleep(100);
    rmdirSync(group);
  };
}

async function comparePages(webs: Program[]): Promise<Row[]> {
  const { slug } = await findProduct(webs[0]!.url);
  let round = 0;
  const path = () => toAnew(`/product/${slug}`, (round += 1));
  const ask = async (some: Program[], forSeconds: number) => {
    const each = await Promise.all(
      some.map(({ url }) => askPlainly({ url, path, connections, seconds: forSeconds })),
    );
    return each.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  return compare('product page, made anew', webs, ask);
}

function compareOrders(webs: Program[], buyers: Buyer[]): Promise<Row[]> {
  const order = async (some: Program[], forSeconds: number) => {
    const until = performance.now() + forSeconds * 1000;
    let orders = 0;
    const buyOften = async (buyer: Buyer, index: number) => {
      for (; performance.now() < until; orders += 1) await buy(some[index % some.length]!.url, buyer);
    };
    await Promise.all(buyers.map(buyOften));
    return orders / forSeconds;
  };
  return compare('orders, 8 buyers', webs, order);
}

type Ask = (some: Program[], forSeconds: number) => Promise<number>;

async function compare(what: string, webs: Program[], ask: Ask): Promise<Row[]> {
  await ask(webs, warmUpSeconds);
  const one = await ask(webs.slice(0, 1), seconds);
  const two = await ask(webs, seconds);
  return [
    { what: `${what}, one web program`, perSecond: one },
    { what: `${what}, two web programs`, perSecond: two },
    { what: `${what}, two to one`, value: `${(two / one).toFixed(2)} ×` },
  ];
}
