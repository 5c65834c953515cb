import { openDatabase } from '#db/open.ts';
import { auditBooks } from '#shop/workflows/audit-books/audit-books.ts';
import type { Cluster } from './cluster.ts';
import type { Placed } from './load/order-steadily.ts';

export type Books = {
  /** Compares the orders and payments that were confirmed since the last call with those in the database, and audits the books. */
  compare: (placed: Placed[]) => Promise<string>;
};

/** Remembers the orders and mistakes from before the trial: stock that was set by hand is in no ledger. */
export async function openBooks(cluster: Cluster): Promise<Books> {
  let known = await countOrders(cluster);
  const before = new Set(await audit(cluster));
  return {
    async compare(placed) {
      const ids = new Set((await cluster.ask<{ id: string }>('select id from orders')).map(({ id }) => id));
      const answered = placed.flatMap(({ id }) => id ?? []);
      const extra = ids.size - known - answered.length;
      known = ids.size;
      const lost = answered.filter((id) => !ids.has(id)).length;
      const doubled = answered.length - new Set(answered).size;
      const wrong = (await audit(cluster)).filter((mistake) => !before.has(mistake));
      const parts = [
        `orders: lost ${lost}, doubled ${doubled}, more than answered ${extra}`,
        await comparePayments(cluster, placed),
        await compareInvoices(cluster),
        `books: ${wrong.length} wrong${wrong
          .slice(0, 3)
          .map((each) => ` (${each})`)
          .join('')}`,
      ];
      return parts.join('; ');
    },
  };
}

async function countOrders(cluster: Cluster): Promise<number> {
  const [row] = await cluster.ask<{ count: string }>('select count(*) from orders');
  return Number(row!.count);
}

async function comparePayments(cluster: Cluster, placed: Placed[]): Promise<string> {
  const paid = placed.filter(({ isPaid }) => isPaid).map(({ id }) => id!);
  const rows = await cluster.ask<{ order_id: string; count: string }>(
    `select order_id, count(*) from payments where status = 'captured' group by order_id`,
  );
  const captured = new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]));
  const lost = paid.filter((id) => !captured.has(id)).length;
  const doubled = [...captured.values()].filter((count) => count > 1).length;
  const open = placed.filter(({ isPaid }) => isPaid === false).length;
  return `payments: ${paid.length} answered, lost ${lost}, doubled ${doubled}, not finished ${open}`;
}

async function compareInvoices(cluster: Cluster): Promise<string> {
  const [row] = await cluster.ask<{ doubled: string; gaps: string; twice: string }>(
    `select count(*) - count(distinct (series, financial_year, sequence)) as doubled,
            (select coalesce(sum(missing), 0) from (select max(sequence) - count(*) as missing from invoices group by series, financial_year) as each) as gaps,
            count(*) - count(distinct order_id) as twice
       from invoices`,
  );
  return `invoice numbers: doubled ${row!.doubled}, missing ${row!.gaps}, orders with two ${row!.twice}`;
}

/** Audits the books of the shop and returns a text for each mistake. */
async function audit({ primaryPort, password }: Cluster): Promise<string[]> {
  const connection = `postgres://haat:${encodeURIComponent(password)}@127.0.0.1:${primaryPort}/haat`;
  const database = await openDatabase({ connection, poolSize: 2, statementTimeoutMs: 60_000 });
  const mistakes = await auditBooks(database).finally(database.close);
  return mistakes.map(({ rule, id }) => `${rule}: ${id}`);
}
