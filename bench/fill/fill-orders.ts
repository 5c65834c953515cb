import type { Client } from 'pg';
import { withDatabase } from '../../test/database/with-database.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The values from which the copy of an order is made. */
export type Copies = {
  /** Further columns of the copies, which the changes can name; SQL over the columns that a copy already has. */
  columns?: string;
  /** The tables whose rows are copied for each order, in this order. */
  tables: Readonly<Record<string, Copied>>;
  /** Statements that insert from `copies` rows that no original has. */
  inserts?: readonly string[];
};

/** The join of a table `t` to the copy `c` of an order, and the columns that differ in the copy. */
export type Copied = { on: string; changes: Readonly<Record<string, string>> };

/**
 * Fills a shop that has a few orders up to this number, with half as many customers, a minute apart: copies of the rows that belong to an
 * order, with their own ids, numbers, names, addresses and times. Inserts in sets and without triggers.
 */
export function fillOrders(dataDir: string, orders: number, copies: Copies): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query(`create temporary table copies on commit drop as
      select known.*${copies.columns ? `, ${copies.columns}` : ''} from (${listCopies(orders)}) known`);
    await client.query('analyze copies');
    await withoutIndexes(client, Object.keys(copies.tables), async () => {
      for (const [table, copied] of Object.entries(copies.tables)) await copy(client, table, copied);
    });
    for (const insert of copies.inserts ?? []) await client.query(insert);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** Returns an id in the shop's format, the same for the same number. */
export const newId = (prefix: string, number: string) =>
  `'${prefix}_' || left(md5('${prefix} ' || ${number}), 22)`;

const listCopies = (orders: number) => `
  select n, ${newId('ord', 'n')} as id, o.id as original, o.order_number as original_number,
         'HT-2611-' || upper(left(md5('number ' || n), 10)) as order_number,
         ${newId('cus', 'n / 2')} as customer_id, o.customer_id as original_customer,
         'Buyer ' || left(md5('name ' || n / 2), 12) as name, '+919' || lpad((n / 2)::text, 9, '0') as mobile,
         left(md5('email ' || n / 2), 16) || '@example.com' as email, left(md5('street ' || n), 20) || ' Road' as line1,
         now() - n * interval '1 minute' as at
    from (select count(*) as many from orders) known, generate_series(known.many::int + 1, ${orders}) as n,
         lateral (select * from (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_orders from orders) o
                   where o.place = n % o.all_orders) o`;

async function copy(client: Client, table: string, { on, changes }: Copied): Promise<void> {
  // PostgreSQL numbers an identity column automatically.
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
        and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from copies c join ${table} t on ${on}`,
  );
}
