import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { createRazorpay } from '#gateways/razorpay.ts';
import { SANDBOX_KEY_ID } from '#gateways/sandbox/razorpay/sandbox.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { deriveSecrets } from '#server/security/secret-keys.ts';
import type { RazorpayPort } from '#shop/ports.ts';
import {
  type Program,
  findFreePort,
  makeDemoDataDir,
  removeDataDir,
  startProgram,
} from '../../test/program.ts';
import { withDatabase } from '../../test/database/with-database.ts';
import { call, callApi } from '../support/api-buyer.ts';

type Controls = { webhooks: 'on' | 'off' | 'hold' };

/** A built program that is killed and started again on the same data and port. */
export type MortalShop = {
  url: string;
  dataDir: string;
  /** The sandbox's own books, the only reliable source about money. */
  bank: RazorpayPort;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  restart: () => Promise<void>;
  /** Starts it again as if this much time had passed for its orders: a program's clock cannot be moved. */
  sleep: (minutes: number) => Promise<void>;
  /** Sets whether the sandbox sends webhooks. */
  steer: (controls: Controls) => Promise<unknown>;
  product: (id?: string) => Promise<ProductJson>;
  close: () => Promise<void>;
};

export async function openMortalShop(): Promise<MortalShop> {
  const dataDir = await makeDemoDataDir();
  const port = await findFreePort();
  let program: Program | undefined;
  const start = async () => {
    program = await startProgram({ dataDir, port });
  };
  const kill = async () => {
    await program!.kill();
    program = undefined;
  };
  await start();
  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    bank: openBank(dataDir, url),
    kill,
    start,
    async restart() {
      await kill();
      await start();
    },
    async sleep(minutes) {
      await kill();
      await makeOrdersOlder(dataDir, minutes);
      await start();
    },
    steer: (controls) => call(url, 'POST', '/sandbox/razorpay/control', { body: controls }),
    product: (id) => findProduct(url, id),
    async close() {
      await program?.stop();
      await removeDataDir(dataDir);
    },
  };
}

function makeOrdersOlder(dataDir: string, minutes: number): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    const query = (statement: string) => client.query(statement, [`${minutes} minutes`]);
    await query(
      'update orders set placed_at = placed_at - $1::interval, expires_at = expires_at - $1::interval',
    );
    await query('update gateway_orders set created_at = created_at - $1::interval');
  });
}

/** Opens the sandbox's own books with its keys, which derive from the key file next to the shop's data. */
export function openBank(dataDir: string, url: string): RazorpayPort {
  const [keySecret] = deriveSecrets(readKeyFile(dataDir))('sandbox key');
  return createRazorpay({
    keyId: SANDBOX_KEY_ID,
    keySecret,
    webhookSecrets: [],
    baseUrl: `${url}/sandbox/razorpay`,
  });
}

/** The product as the shop shows it; without an id the one with the most stock. */
async function findProduct(url: string, id?: string): Promise<ProductJson> {
  if (id) return callApi('GET /products/{id}', { url, params: { id } });
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const [most] = products
    .filter(({ has_variants }) => !has_variants)
    .toSorted((a, b) => b.stock_quantity - a.stock_quantity);
  return most!;
}
