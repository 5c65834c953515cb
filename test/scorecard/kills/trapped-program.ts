import type { ProductJson } from '#contract/catalogue/product.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type Program, findFreePort, makeDataDir, removeDataDir, startProgram } from '#test/program.ts';
import { type TrappedConnection, openTrappedConnection } from '#test/database/trapped-connection.ts';
import { type ApiBuyer, call, callApi, toBuyer } from '../../../e2e/support/api-buyer.ts';

/**
 * The built program on a separate database, with a trapped connection in between that catches it at a step, so that it is killed and
 * started again.
 */
export type TrappedProgram = {
  line: TrappedConnection;
  /** The same shop within the test, for reading its books. */
  books: TestShop;
  buyer: ApiBuyer;
  product: ProductJson;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  steer: (controls: { webhooks: 'on' | 'off' }) => Promise<unknown>;
  close: () => Promise<void>;
};

export async function openTrappedProgram(): Promise<TrappedProgram> {
  const database = await cloneDatabase({ poolSize: 1 });
  const line = await openTrappedConnection(database.connection);
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let program: Promise<Program> | undefined;
  const start = async () => {
    program = startProgram({ dataDir, port, env: { DATABASE_URL: line.url, DEMO: 'on' } });
    await program;
  };
  // A starting program already holds the port, so it is killed as soon as it is open.
  const kill = async () => {
    await (await program)?.kill();
    program = undefined;
  };
  // The program uses today's date: a session that began on the day of the tests would have expired a week later.
  const now = new Date().toISOString();
  const books = await openShop({ beside: database.connection, seller: {}, poolSize: 4, now });
  const { token } = await makeCustomer(books);
  // The program loads no demo products into a shop that has a product.
  const { id } = await makeProduct(books, { name: 'Dancing Ganesha', stock: 10_000 });
  await start();
  return {
    line,
    books,
    start,
    buyer: toBuyer(url, '9812345678', token),
    product: await callApi('GET /products/{id}', { url, params: { id } }),
    kill,
    steer: (controls) => call(url, 'POST', '/sandbox/razorpay/control', { body: controls }),
    async close() {
      await kill();
      line.close();
      await books.close();
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
