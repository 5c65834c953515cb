import { expect, test } from 'vitest';
import { describeStatement } from './describe-statement.ts';

test.each([
  ['select "id" from "products" where "id" = $1', 'select products'],
  ['\n  select /* planned once */ p.id from products p', 'select products'],
  ['insert into "orders" ("id") values ($1)', 'insert orders'],
  ['update /* planned once */ messages m set sent_at = $1', 'update messages'],
  ['with taken as ( update variants set stock_quantity = $1 ) select 1', 'with variants'],
  ['/* why */ delete from carts', 'delete carts'],
  ['insert into "pgboss"."job" (name) values ($1)', 'insert pgboss.job'],
  ['commit', 'commit'],
  ['select pg_advisory_xact_lock($1)', 'select'],
])('%j is called %s', (text, name) => {
  expect(describeStatement(text)).toMatchObject({ name, attributes: { 'db.query.summary': name } });
});
