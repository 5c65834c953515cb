import { setTimeout as sleep } from 'node:timers/promises';
import { findBuyers } from '../orders/buying.ts';
import { type Books, openBooks } from './compare-books.ts';
import { describeLoad, firstAfter } from './describe-load.ts';
import { browseSteadily } from './load/browse-steadily.ts';
import { type Ordering, orderSteadily } from './load/order-steadily.ts';
import { watchFreshness } from './load/watch-freshness.ts';
import { type Pieces, untilOpen } from './pieces.ts';
import { upgradePrograms } from './upgrade.ts';

export type Rates = { orders: number; pages: number };
export type Trial = {
  /** Kills a piece while orders are placed, restores it, and returns the observations. */
  kill: (victim: string) => Promise<string>;
  /** Stops and restarts the web programs one after the other, and returns the observations. */
  roll: () => Promise<string>;
  /** Replaces an older version by this one, and returns the observations. */
  upgrade: () => Promise<string>;
};

const secondsBefore = 3;
const secondsAfter = 8;
const longestMs = 90_000;
const paths = ['/', '/products', '/products?sort=newest', '/categories'];

/** Gives every product stock for the trial, and lets a customer have any number of orders. */
export async function prepareTrial(pieces: Pieces, rates: Rates): Promise<Trial> {
  const { cluster, url, direct, mishaps, webs } = pieces;
  await cluster.ask('update variants set stock_quantity = 100000');
  await cluster.ask('update products set stock_quantity = 100000 where not has_variants');
  await cluster.ask(
    `insert into settings (section, document) values ('cod', '{"mostOpenOrders": null}') on conflict (section) do update set document = settings.document || excluded.document`,
  );
  const books: Books = await openBooks(cluster);
  await sleep(1_000);

  async function underLoad(work: (ordering: Ordering) => Promise<string>): Promise<string> {
    const buyers = await findBuyers(direct, 64);
    const payers = await findBuyers(direct);
    const ordering = await orderSteadily({ url, bank: direct, buyers, payers, perSecond: rates.orders });
    const browsing = browseSteadily(url, paths, rates.pages);
    await sleep(secondsBefore * 1000);
    const seen = await work(ordering);
    await sleep(secondsAfter * 1000);
    const placed = await ordering.end();
    const pages = await browsing.end();
    return [seen, ...describeLoad(placed, pages), await books.compare(placed)].join('; ');
  }

  return {
    kill(victim) {
      const chosen = mishaps[victim];
      if (!chosen)
        throw new Error(`nothing here is called ${victim}: choose of ${Object.keys(mishaps).join(', ')}`);
      return underLoad(async (ordering) => {
        await chosen.kill();
        const killedAt = performance.now();
        // A machine comes back after the others serve again; every other piece is restarted immediately, as its service would do.
        if (chosen.isSlow) await untilPlaced(ordering, killedAt);
        await chosen.again();
        await untilPlaced(ordering, killedAt);
        return `first new order ${firstAfter(ordering.placed, killedAt).toFixed(0)} ms after the kill`;
      });
    },
    roll() {
      return underLoad(async () => {
        const began = performance.now();
        for (const web of webs) {
          await web.stop();
          await web.again();
          await untilOpen(`http://localhost:${web.port}/readyz`);
        }
        return `${webs.length} programs in ${((performance.now() - began) / 1000).toFixed(0)} s`;
      });
    },
    upgrade() {
      return underLoad(async () => {
        const watching = await watchFreshness(url, cluster);
        const seen = await upgradePrograms(pieces);
        await sleep(secondsAfter * 1000);
        return `${seen}; ${await watching.end()}`;
      });
    },
  };
}

/** Waits until an order that was begun after a moment was placed. */
async function untilPlaced({ placed }: Ordering, after: number): Promise<void> {
  const until = performance.now() + longestMs;
  while (!placed.some(({ beganAt, id }) => beganAt > after && id) && performance.now() < until)
    await sleep(50);
}
