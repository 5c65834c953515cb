import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditBooks } from '#shop/workflows/audit-books/audit-books.ts';
import { openDatabase } from '#db/open.ts';
import { findBuyers } from '../orders/buying.ts';
import { browseSteadily, orderSteadily } from './order-steadily.ts';
import { type Pieces, startPieces } from './pieces.ts';
import { listMissing } from './programs.ts';

// npm run scale                                      starts a shop of many processes and leaves it open until Ctrl-C
// npm run scale -- --kill primary --times 10         kills a piece under orders: primary, standby, pooler, web or worker
const { values } = parseArgs({
  options: {
    kill: { type: 'string', multiple: true, default: [] },
    times: { type: 'string', default: '1' },
    orders: { type: 'string', default: '20' },
    pages: { type: 'string', default: '50' },
    webs: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    log: { type: 'string' },
  },
});
const secondsBefore = 3;
const secondsAfter = 8;

const { fatal, others } = listMissing();
for (const sentence of [...fatal, ...others]) console.log(`Missing: ${sentence}.`);
if (fatal.length > 0) process.exit(1);
/** The orders that were counted last. */
let known = 0;
/** The mistakes that the books had before the trial. */
let knownMistakes = new Set<string>();
const folder = await mkdtemp(join(tmpdir(), 'haat-scale-'));
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));
const pieces = await startPieces({ folder, webs: Number(values.webs), workers: Number(values.workers) });
try {
  console.log(`Open at ${pieces.url}, files in ${folder}`);
  if (values.kill.length === 0) await new Promise((resolve) => process.once('SIGINT', resolve));
  else await prepare(pieces);
  for (let round = 1; values.kill.length > 0 && round <= Number(values.times); round += 1)
    for (const victim of values.kill) console.log(`${round}. ${victim}: ${await tryKill(pieces, victim)}`);
} finally {
  await stop();
}

async function stop(): Promise<void> {
  if (values.log) await writeFile(values.log, pieces.output());
  await pieces.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Gives every product stock for the trial, and lets a customer have any number of orders. */
async function prepare({ cluster }: Pieces): Promise<void> {
  await cluster.ask('update variants set stock_quantity = 100000');
  await cluster.ask('update products set stock_quantity = 100000 where not has_variants');
  await cluster.ask(
    `insert into settings (section, document) values ('cod', '{"mostOpenOrders": null}') on conflict (section) do update set document = settings.document || excluded.document`,
  );
  await countExtra(0);
  // The stock that came by hand is in no ledger.
  knownMistakes = new Set(await audit());
  await sleep(1_000);
}

async function tryKill(
  { url, direct, cluster, webs, workers, pooler }: Pieces,
  victim: string,
): Promise<string> {
  const kills: Record<string, { kill: () => Promise<void>; again: () => Promise<void> } | undefined> = {
    primary: { kill: cluster.failOver, again: cluster.repair },
    standby: { kill: cluster.killStandby, again: cluster.repair },
    web: webs[0],
    worker: workers[0],
    pooler,
  };
  const chosen = kills[victim];
  if (!chosen)
    throw new Error(`nothing here is called ${victim}: choose of ${Object.keys(kills).join(', ')}`);
  const buyers = await findBuyers(direct);
  const ordering = await orderSteadily(url, buyers, Number(values.orders));
  const browsing = browseSteadily(
    url,
    ['/', '/products', '/products?sort=newest', '/categories'],
    Number(values.pages),
  );
  await sleep(secondsBefore * 1000);
  const killedAt = performance.now();
  await chosen.kill();
  // The second server is made anew when the first one serves; everything else is started again at once, as its service would.
  if (victim === 'primary') await untilPlaced(ordering.placed, performance.now());
  await chosen.again();
  await sleep(secondsAfter * 1000);
  const placed = await ordering.end();
  const pages = await browsing.end();
  const back =
    Math.min(...placed.filter(({ beganAt }) => beganAt > killedAt).map(({ doneAt }) => doneAt)) - killedAt;
  const longest = Math.max(...placed.map(({ beganAt, doneAt }) => doneAt - beganAt));
  const refusals = count(placed.flatMap(({ before }) => before));
  return [
    `${placed.length} orders, ${placed.filter(({ id }) => id === undefined).length} never placed`,
    `first new order ${back.toFixed(0)} ms after the kill`,
    `the longest took ${longest.toFixed(0)} ms`,
    `answers before success: ${format(refusals)}`,
    `pages: ${format(pages)}`,
    await compare(placed),
  ].join('; ');
}

/** Waits until an order that was begun after a moment was placed. */
async function untilPlaced(
  placed: { beganAt: number; id: string | undefined }[],
  after: number,
): Promise<void> {
  const until = performance.now() + 60_000;
  while (!placed.some(({ beganAt, id }) => beganAt > after && id) && performance.now() < until)
    await sleep(50);
}

/** Compares the orders that were answered with those that are there, and audits the books. */
async function compare(placed: { key: string; id: string | undefined }[]): Promise<string> {
  const { cluster } = pieces;
  const there = await cluster.ask<{ id: string }>('select id from orders');
  const ids = new Set(there.map(({ id }) => id));
  const answered = placed.flatMap(({ id }) => id ?? []);
  const lost = answered.filter((id) => !ids.has(id)).length;
  const doubled = answered.length - new Set(answered).size;
  const [numbers] = await cluster.ask<{ doubled: string; gaps: string }>(
    `select count(*) - count(distinct (series, financial_year, sequence)) as doubled,
            (select coalesce(sum(missing), 0) from (select max(sequence) - count(*) as missing from invoices group by series, financial_year) as each) as gaps
       from invoices`,
  );
  const wrong = (await audit()).filter((mistake) => !knownMistakes.has(mistake));
  return `lost ${lost}, doubled ${doubled}, more orders than keys ${await countExtra(answered.length)}; invoice numbers doubled ${numbers!.doubled}, missing ${numbers!.gaps}; books: ${wrong.length} wrong`;
}

/** Audits the books of the shop and returns a text for each mistake. */
async function audit(): Promise<string[]> {
  const { cluster } = pieces;
  const connection = `postgres://haat:${encodeURIComponent(cluster.password)}@127.0.0.1:${cluster.primary.port}/haat`;
  const database = await openDatabase({ connection, poolSize: 2, statementTimeoutMs: 60_000 });
  const mistakes = await auditBooks(database).finally(database.close);
  return mistakes.map(({ law, id }) => `${law}: ${id}`);
}

/** Returns how many more orders there are than were answered in this round. */
async function countExtra(answered: number): Promise<number> {
  const [row] = await pieces.cluster.ask<{ count: string }>('select count(*) from orders');
  const extra = Number(row!.count) - known - answered;
  known = Number(row!.count);
  return extra;
}

function count(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function format(counts: Map<string, number>): string {
  return [...counts].map(([kind, many]) => `${many} × ${kind}`).join(', ') || 'none';
}
