import type { ConnectionParts } from '#platform/postgres/connection.ts';
import type { JobsDump } from '#platform/postgres/backup/dump-database.ts';
import { query } from './embedded-shop.ts';

/** Tables that reference each other, and triggers that would refuse or change the rows. */
const first = `
  create table makers (id integer generated always as identity primary key, name text not null, best_pot integer);
  create table pots (
    id serial primary key,
    maker integer not null references makers on delete cascade,
    mark bytea, price numeric, fired timestamptz, tags text[], note text,
    length integer generated always as (char_length(note)) stored
  );
  alter table makers add constraint makers_best foreign key (best_pot) references pots deferrable initially deferred;
  create table log (line text);
  create table empty (id integer);
  insert into log values ('the migration wrote this');
  create function refuse() returns trigger language plpgsql as $$ begin raise 'never again'; end $$;
  create function count_pots() returns trigger language plpgsql as $$ begin insert into log values ('a pot'); return null; end $$;
  create trigger log_stays before update or delete or truncate on log for each statement execute function refuse();
  create trigger pots_counted after insert on pots for each row execute function count_pots();`;
const second = `alter table makers add column town text not null default 'Khurja'`;
/** The migrations of a small database of potters: the first ones, and later ones. */
export const oldMigrations = [{ name: '001_first.sql', sql: first }];
export const migrations = [...oldMigrations, { name: '002_second.sql', sql: second }];

/** Dumps the number of pots instead of waiting jobs, and logs the restored number. */
export const jobs: JobsDump = {
  read: async (client) =>
    (await client.query<{ all: string }>('select count(*)::text as all from pots')).rows[0]!.all,
  write: async (client, text) =>
    void (await client.query('insert into log values ($1)', [`jobs of ${text}`])),
};

/** Reads the rows of a table, sorted by its first column. */
export function readRows(connection: ConnectionParts, table: string, columns = '*') {
  return query(connection, `select ${columns} from ${table} order by 1`);
}
