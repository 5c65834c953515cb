import { spawnSync } from 'node:child_process';
import { callApi as callShop } from '../e2e/support/api-buyer.ts';
import { makeStaff } from '../e2e/support/staff.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillOrders } from './fill/fill-orders.ts';
import { VARIED } from './fill/varied-orders.ts';
import { type Buyer, buy, findBuyers } from './orders/buying.ts';
import { callApi } from './orders/post-connection.ts';
import { fillStock } from './orders/orders.ts';
import { type Row, toRow } from './table.ts';

const sizes = [1_000, 100_000, 1_000_000];
const warmUp = 30;
const rounds = 300;
const ordersOfABuyer = 3;

type Owner = Awaited<ReturnType<typeof makeStaff>>;
type Shop = { orders: number; url: string; buyers: Buyer[]; token: string };
type Call = { what: string; call: (shop: Shop, round: number) => Promise<unknown> };

/**
 * Measures how the daily work of customers and staff slows down as the orders of a shop grow a thousandfold. The shops run side by side and
 * get requests in turn, so that other work on the machine affects them equally.
 */
export async function measureOrderGrowth(): Promise<Row[]> {
  const dataDirs: string[] = [];
  const programs: Program[] = [];
  try {
    for (const _ of sizes) dataDirs.push(await makeDataDir());
    const { buyers, owner } = await fillShops(dataDirs);
    const shops: Shop[] = [];
    for (const [index, dataDir] of dataDirs.entries()) {
      // This program runs no jobs, so that no order is completed or expires during the measurement.
      const program = await startProgram({ dataDir, env: { ROLE: 'web' } });
      programs.push(program);
      const { url } = program;
      const { token } = await callShop('POST /admin/login', { url, body: owner });
      shops.push({ orders: sizes[index]!, url, buyers, token });
    }
    const rows: Row[] = [];
    for (const call of calls) rows.push(...(await measure(call, shops)));
    return rows;
  } finally {
    for (const program of programs) await program.stop();
    for (const dataDir of dataDirs) await removeDataDir(dataDir);
  }
}

/** Makes one shop with a few buyers and their orders, and fills copies of it. */
async function fillShops(dataDirs: string[]): Promise<{ buyers: Buyer[]; owner: Owner }> {
  const [first, ...others] = dataDirs;
  await (await startProgram({ dataDir: first! })).stop();
  await fillStock(first!);
  const program = await startProgram({ dataDir: first! });
  try {
    const buyers = await findBuyers(program.url);
    for (const buyer of buyers)
      for (let order = 0; order < ordersOfABuyer; order += 1) await buy(program.url, buyer);
    const staff = { url: program.url, dataDir: first! };
    const owner = await makeStaff(staff, 'owner.of.many@example.in', 'owner');
    await program.stop();
    for (const other of others) spawnSync('cp', ['-a', `${first}/.`, other]);
    for (const [index, dataDir] of dataDirs.entries()) await fillOrders(dataDir, sizes[index]!, VARIED);
    return { buyers, owner };
  } finally {
    await program.stop();
  }
}

const buyerOf = ({ buyers }: Shop, round: number) => buyers[round % buyers.length]!;

async function listOwn(shop: Shop, round: number) {
  const { token } = buyerOf(shop, round);
  return (await callApi('GET /orders', { url: shop.url, token })).orders;
}

async function listOfAdmin({ url, token }: Shop) {
  return (await callApi('GET /admin/orders', { url, token, query: { limit: 50 } })).orders;
}

const calls: Call[] = [
  { what: "a customer's orders", call: listOwn },
  {
    what: "a customer's orders and one of them",
    call: async (shop, round) => {
      const { token } = buyerOf(shop, round);
      const [order] = await listOwn(shop, round);
      return callApi('GET /orders/{id}', { url: shop.url, token, params: { id: order!.id } });
    },
  },
  {
    what: 'a quote and an order, cash on delivery',
    call: (shop, round) => buy(shop.url, buyerOf(shop, round)),
  },
  { what: 'admin, orders, newest', call: listOfAdmin },
  {
    what: 'admin, orders, to pack',
    call: ({ url, token }) =>
      callApi('GET /admin/orders', { url, token, query: { limit: 50, stage: 'to_pack' } }),
  },
  {
    what: 'admin, orders, newest, and one of them',
    call: async (shop, round) => {
      const { url, token } = shop;
      const { order_number: id } = (await listOfAdmin(shop))[round % 50]!;
      return callApi('GET /admin/orders/{id}', { url, token, params: { id } });
    },
  },
  { what: 'admin, Today', call: ({ url, token }) => callApi('GET /admin/today', { url, token }) },
  {
    what: 'admin, customers, newest',
    call: ({ url, token }) => callApi('GET /admin/customers', { url, token, query: { limit: 50 } }),
  },
];

async function measure({ what, call }: Call, shops: Shop[]): Promise<Row[]> {
  const took = shops.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const [index, shop] of shops.entries()) {
      const started = performance.now();
      await call(shop, round);
      if (round >= warmUp) took[index]!.push(performance.now() - started);
    }
  const rows = shops.map(({ orders }, index) =>
    toRow(`${what}, ${orders.toLocaleString('en-IN')} orders`, took[index]!),
  );
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const grew = (of: 'p50' | 'p99') => `${of} ${(last[of]! / first[of]!).toFixed(2)} ×`;
  return [...rows, { what: `${what}, growth`, value: `${grew('p50')}, ${grew('p99')}` }];
}
