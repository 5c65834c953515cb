import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { openDatabase } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { deriveSecrets } from '#server/security/secret-keys.ts';
import { makeAccountCalls, password } from '../account-calls.ts';
import { buyOnline, post, toOrderBody } from '../buy.ts';
import { query } from '#test/database/embedded-shop.ts';
import { live } from '../full-life.ts';
import { makeProduct } from '../make.ts';
import { openShop } from '../open-shop.ts';
import { type Account, readAccount } from './read-account.ts';

/** The facts of an old shop, stored next to its dump. */
export type OldShop = {
  /** The shop's time when it was saved. */
  now: string;
  accounts: { token: string; email?: string; password?: string; account: Account }[];
  /** The names of waiting jobs. */
  jobs: string[];
};

const now = '2026-11-21T06:00:00Z';
const email = 'asha@example.in';

/** Fills an empty `dataDir` with a small shop: cash and online orders, delivered and cancelled, with their invoices and credit notes. */
export async function fillShop(dataDir: string): Promise<OldShop> {
  const quick = { fsync: 'off' };
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings: quick });
  try {
    const { connection } = embedded;
    const database = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 60_000 });
    await migrate(database.pool, readMigrations()).finally(database.close);
    const peppers = deriveSecrets(readKeyFile(dataDir))('one-time codes');
    const shop = await openShop({ now, beside: connection, seller: {}, peppers });
    try {
      const regular = await live(shop);
      const asha = await makeAccountCalls(() => shop).register(email);
      const [lamp, bell] = [await makeProduct(shop), await makeProduct(shop)];
      await buyOnline(shop, asha, toOrderBody({ productId: lamp.id, quantity: 2 }));
      const { order } = await buyOnline(shop, asha, toOrderBody({ productId: bell.id }));
      await post(shop, `/orders/${order.id}/cancellation`, { body: { reason: 'Wrong size' }, as: asha });
      await shop.drainJobs();
      return {
        now: shop.clock.now().toISOString(),
        accounts: [
          { token: regular.token, account: await readAccount(shop, regular) },
          { token: asha.token, email, password, account: await readAccount(shop, asha) },
        ],
        jobs: await listWaitingJobs(connection),
      };
    } finally {
      await shop.close();
    }
  } finally {
    await embedded.stop();
  }
}

/** Returns the names of the unfinished jobs. */
export async function listWaitingJobs(connection: ConnectionParts): Promise<string[]> {
  const rows = await query<{ name: string }>(
    connection,
    "select name from pgboss.job where state < 'active' order by name",
  );
  return rows.map(({ name }) => name);
}
