import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { withDatabase } from '../../test/database/with-database.ts';
import { makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { measureBuyers } from './buyers.ts';
import { type Buyer, findBuyers } from './buying.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { recordOrder, startRecording, stopRecording } from './record-order.ts';
import type { Row } from '../table.ts';

/** Places orders through the whole API, then runs the statements of the same orders by pgbench on the same server. */
export async function measureOrders(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  try {
    await (await startProgram({ dataDir })).stop();
    await fillStock(dataDir);
    const program = await startProgram({ dataDir });
    let buyers: Buyer[];
    let ours: Awaited<ReturnType<typeof measureBuyers>>;
    try {
      buyers = await findBuyers(program.url);
      ours = await measureBuyers(program, buyers);
    } finally {
      await program.stop();
    }
    return [...ours.rows, ...(await compareWithPgbench(dataDir, buyers, ours.perSecond))];
  } finally {
    await removeDataDir(dataDir);
  }
}

/** Gives every product in stock plenty of pieces, and lifts the cash-on-delivery limits on open and first orders. */
export async function fillStock(dataDir: string): Promise<void> {
  await withDatabase(dataDir, async (client) => {
    await client.query('update variants set stock_quantity = 1000000 where stock_quantity > 0');
    await client.query(
      'update products set stock_quantity = 1000000 where stock_quantity > 0 and not has_variants',
    );
    await client.query(
      `insert into settings (section, document) values ('cod', '{"mostOpenOrders": null, "firstOrderLimitPaise": 10000000}')`,
    );
  });
}

async function compareWithPgbench(dataDir: string, buyers: Buyer[], ours: number): Promise<Row[]> {
  const pgbench = findPgbench();
  if (!pgbench) return [{ what: 'orders beside pgbench', value: 'left out: no pgbench here' }];
  const { connection, stop } = await startEmbedded({ dataDir, log: () => {} });
  try {
    await startRecording(connection);
    // This program runs no jobs, so the recording holds only the statements of the buyers' requests.
    const program = await startProgram({ dataDir, env: { ROLE: 'web' } });
    const orders = [];
    try {
      for (const buyer of buyers) orders.push(await recordOrder(dataDir, program.url, buyer));
    } finally {
      await program.stop();
    }
    await stopRecording(connection);
    const theirs = await runPgbench(pgbench, connection, orders);
    return [
      { what: `the same ${orders[0]!.length} statements by pgbench, 8 clients`, perSecond: theirs },
      { what: 'orders, ours to pgbench', value: (ours / theirs).toFixed(2) },
    ];
  } finally {
    await stop();
  }
}
