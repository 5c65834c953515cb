import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { inTransaction } from '#shop/context.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { askUntilAnswered } from '#test/scorecard/in-a-shop.ts';
import type { MadeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

// Runs one process of a shop that issues invoices as fast as it can until it is killed. Orders get their invoices, but about every third
// invoice is issued in a transaction that fails after taking its number. It reports each.

export type Issuing = {
  connection: ConnectionParts;
  /** Headers of customers who order. */
  headers: MadeCustomer['headers'][];
  productId: string;
  /** Unpaid orders without an invoice, for the failing transactions. */
  waiting: string[];
};
export type Issued = 'issued' | 'rolled back' | { failed: string };

const lanes = 15;
const shareRolledBack = 0.3;

const { connection, headers, productId, waiting } = JSON.parse(process.argv[2]!) as Issuing;
const shop = await openShop({ beside: connection, poolSize: 20 });
await Promise.all(Array.from({ length: lanes }, (_, lane) => issueForProduct(shop, lane)));

async function issueForProduct(on: TestShop, lane: number): Promise<never> {
  for (let round = lane; ; round += 1) {
    const issued = Math.random() < shareRolledBack ? await fail(on, round) : await order(on, round);
    process.send!(issued);
  }
}

async function order(on: TestShop, round: number): Promise<Issued> {
  const as = { headers: headers[round % headers.length]! };
  const key = `order-${process.pid}-${round}-${Math.random()}`.replace('0.', '');
  const body = toOrderBody({ productId });
  const answer = await askUntilAnswered(() => post(on, '/orders', { as, key, body }));
  return answer.status === 201 ? 'issued' : { failed: `${answer.status} ${await answer.text()}` };
}

async function fail(on: TestShop, round: number): Promise<Issued> {
  const seller = toInvoicedSeller(await readSettings(on.ctx));
  const orderId = waiting[round % waiting.length]!;
  const work = inTransaction(on.ctx, async (tx) => {
    // Numbers are assigned at the commit: the second invoice of one order makes it fail after both got theirs.
    await issueInvoice(tx, orderId, seller);
    await issueInvoice(tx, orderId, seller);
  });
  return work.then(
    () => ({ failed: 'an order got two invoices' }),
    (error: { constraint?: string }) =>
      error.constraint === 'invoices_one_per_order' ? 'rolled back' : { failed: String(error) },
  );
}
