import { type Client, escapeIdentifier } from 'pg';

type ForeignKey = { owner: string; name: string; definition: string };

/**
 * Drops the foreign keys and disables the triggers of every table, so that tables can be filled in any order with rows that were checked
 * when they were written. The returned function restores both; PostgreSQL then checks every foreign key. The owner of the tables may do all
 * of this, and pg_dump restores in the same order.
 */
export async function suspendConstraints(client: Client): Promise<() => Promise<void>> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  const { rows: keys } = await client.query<ForeignKey>(
    `select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of tables)
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  for (const { owner, name } of keys)
    await client.query(`alter table ${escapeIdentifier(owner)} drop constraint ${escapeIdentifier(name)}`);

  return async () => {
    for (const { owner, name, definition } of keys)
      await client.query(
        `alter table ${escapeIdentifier(owner)} add constraint ${escapeIdentifier(name)} ${definition}`,
      );
    for (const { name } of tables)
      await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
  };
}
