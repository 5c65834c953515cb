import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import { restore } from '#platform/postgres/backup/restore.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { deriveSecrets } from '#server/security/secret-keys.ts';
import { codeOf, withToken } from '../account-calls.ts';
import { audit } from '../auditor.ts';
import { buy, post, readInvoice, toOrderBody } from '../buy.ts';
import { createDatabase } from '#test/database/database.ts';
import { makeFolder, query } from '#test/database/embedded-shop.ts';
import { makeProduct } from '../make.ts';
import { type TestShop, openShop } from '../open-shop.ts';
import { type OldShop, listWaitingJobs } from './fill-shop.ts';
import { readAccount } from './read-account.ts';

// Tests that this program opens the shops of earlier releases; every release may add one (npm run old-shop).

const archives = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tar.zst'));

test.each(archives)(
  'the shop of %s keeps every order, invoice number, session, password and job',
  async (name) => {
    const file = join(import.meta.dirname, name);
    const old = readOldShop(file);
    const dataDir = join(makeFolder(), 'data');
    const { connection: server, drop } = await createDatabase();
    onTestFinished(drop);
    await restore({ dataDir, file, migrations: readMigrations(), jobs, server, log: () => {} });
    const applied = await query<{ number: number }>(server, 'select number from migrations order by 1');
    expect(applied).toHaveLength(readMigrations().length);
    expect(await listWaitingJobs(server)).toEqual(old.jobs);

    const peppers = deriveSecrets(readKeyFile(dataDir))('one-time codes');
    const shop = await openShop({ now: old.now, beside: server, peppers });
    onTestFinished(shop.close);
    for (const { token, account } of old.accounts)
      expect(await readAccount(shop, withToken(token))).toEqual(account);
    for (const { email, password } of old.accounts.filter((account) => account.email)) {
      expect((await post(shop, '/auth/login', { body: { email, password } })).status).toBe(200);
      const wrong = await post(shop, '/auth/login', { body: { email, password: `${password}!` } });
      expect(await codeOf(wrong)).toBe('login.failed');
    }
    expect(await numberOfNextInvoice(shop, old)).toBe(1 + highestNumber(old));
    expect(await audit(shop)).toEqual([]);
  },
);

test('there is an old shop, and each is small', () => {
  expect(archives).toContain('027.tar.zst');
  for (const name of archives) {
    expect(statSync(join(import.meta.dirname, name)).size).toBeLessThan(100_000);
    const { accounts } = readOldShop(join(import.meta.dirname, name));
    expect(accounts.flatMap(({ account }) => account.orders).length).toBeGreaterThan(3);
  }
});

function readOldShop(file: string): OldShop {
  return JSON.parse(readFileSync(file.replace('.tar.zst', '.json'), 'utf8')) as OldShop;
}

async function numberOfNextInvoice(shop: TestShop, { accounts }: OldShop): Promise<number> {
  const as = withToken(accounts[0]!.token);
  const { id } = await buy(shop, as, toOrderBody({ productId: (await makeProduct(shop)).id }));
  return toSequence((await readInvoice(shop, as, id)).invoice_number);
}

function highestNumber({ accounts }: OldShop): number {
  const numbers = accounts.flatMap(({ account }) => account.invoices.map(({ number }) => number));
  return Math.max(...numbers.filter((number) => number.startsWith('INV/')).map(toSequence));
}

/** Returns the sequence number at the end of `INV/26-27/000123`. */
function toSequence(number: string): number {
  return Number(number.split('/').at(-1));
}
