import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';

/** Stops watching, and returns a description of the results. */
export type Watching = { end: () => Promise<string> };

const changeEveryMs = 400;
const askEveryMs = 15;

/** Keeps renaming a product and requests its page; the age of a page is how long after a change it still shows the old name. */
export async function watchFreshness(url: string, { ask }: Pick<Cluster, 'ask'>): Promise<Watching> {
  const [product] = await ask<{ id: string; slug: string; name: string }>(
    "select id, slug, name from products where status = 'live' order by id limit 1",
  );
  const { id, slug, name } = product!;
  /** When each number was written to the database, by the clock of this program. */
  const changedAt: number[] = [];
  const ages: number[] = [];
  let isRunning = true;

  async function change(): Promise<void> {
    await ask(`update products set name = 'Trial ${changedAt.length}' where id = '${id}'`);
    changedAt.push(performance.now());
  }

  async function look(): Promise<void> {
    const beganAt = performance.now();
    const answer = await fetch(`${url}/product/${slug}`).catch(() => undefined);
    const [, shown] = /<h1[^>]*>Trial (\d+)</.exec((await answer?.text().catch(() => '')) ?? '') ?? [];
    if (shown === undefined) return;
    const next = changedAt[Number(shown) + 1];
    ages.push(next === undefined ? 0 : Math.max(0, beganAt - next));
  }

  await change();
  const changing = repeat(change, changeEveryMs);
  const looking = repeat(look, askEveryMs);
  async function repeat(work: () => Promise<void>, everyMs: number): Promise<void> {
    while (isRunning) {
      await work();
      await sleep(everyMs);
    }
  }
  return {
    async end() {
      isRunning = false;
      await Promise.all([changing, looking]);
      await ask(`update products set name = '${name.replaceAll("'", "''")}' where id = '${id}'`);
      const old = ages.filter((age) => age > 0).length;
      return `${ages.length} looks at a page that changed ${changedAt.length} times: ${old} old, the oldest by ${Math.max(0, ...ages).toFixed(0)} ms`;
    },
  };
}
