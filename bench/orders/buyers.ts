import type { Program } from '../../test/program.ts';
import { type Buyer, type Purchase, buy } from './buying.ts';
import { listFamily, processorMs } from '../processes.ts';
import { type Row, toPercentiles } from '../table.ts';

const seconds = 8;
const warmUpSeconds = 4;

export type Measured = { rows: Row[]; perSecond: number };

/** Measures orders per second by one and by eight buyers through the whole API: quote, then order, cash on delivery. */
export async function measureBuyers(program: Program, buyers: Buyer[]): Promise<Measured> {
  await shop(program.url, buyers, warmUpSeconds);
  const one = await measure('1 buyer', program, buyers.slice(0, 1));
  const each = await measure('8 buyers, a product each', program, buyers);
  const same = buyers.map((buyer) => ({ ...buyer, wanted: buyers[0]!.wanted }));
  const shared = await measure('8 buyers of one product', program, same);
  return { rows: [...one.rows, ...each.rows, ...shared.rows], perSecond: each.perSecond };
}

async function measure(who: string, program: Program, buyers: Buyer[]): Promise<Measured> {
  const before = measureProcessor(program.pid);
  const purchases = await shop(program.url, buyers, seconds);
  const after = measureProcessor(program.pid);
  const perSecond = purchases.length / seconds;
  const each = (used: number) => `${(used / purchases.length).toFixed(1)} ms`;
  const used = `${each(after.program - before.program)} program, ${each(after.database - before.database)} database`;
  return {
    perSecond,
    rows: [
      { what: `orders, ${who}`, perSecond, ...toPercentiles(purchases.map(({ whole }) => whole)) },
      { what: `placing alone, ${who}`, value: '', ...toPercentiles(purchases.map(({ placing }) => placing)) },
      { what: `processor time of an order, ${who}`, value: used },
    ],
  };
}

function measureProcessor(pid: number): { program: number; database: number } {
  const [own, ...database] = listFamily(pid).map(processorMs);
  return { program: own!, database: database.reduce((sum, each) => sum + each, 0) };
}

async function shop(url: string, buyers: Buyer[], forSeconds: number): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < until) purchases.push(await buy(url, buyer));
    }),
  );
  return purchases;
}
