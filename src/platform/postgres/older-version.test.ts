import { expect, test } from 'vitest';
import { readMigrations } from '#db/read-migrations.ts';
import { listHarm } from './older-version.ts';

test.for([
  ['create table boxes (id text primary key, name text not null); create unique index on boxes (name);'],
  ['alter table products add column box text, add column width integer not null default 0;'],
  ['create index boxes_by_name on products (lower(name), id);'],
  ['alter table products drop constraint products_check, alter column name drop not null;'],
  ["-- alter table products drop column name;\ninsert into texts values ('; drop table products;');"],
  ['create function f() returns trigger language plpgsql as $$ begin drop table products; end $$;'],
  [
    '-- An older version may serve meanwhile: it wrote no other kind.\nalter table products add check (kind > 0);',
  ],
])('an older version may run alongside: %s', ([sql]) => {
  expect(listHarm(sql!, new Set())).toEqual([]);
});

test.for([
  ['drop table products;', 'the table products goes away'],
  ['alter table products drop column name, add column title text;', 'products.name goes away'],
  ['alter table products rename column name to title;', 'products or a part of it is renamed'],
  ['ALTER TABLE products\n  ALTER COLUMN name SET NOT NULL;', 'products.name becomes required'],
  ['alter table products alter name type integer using 1;', 'products.name changes its type'],
  ['alter table products alter name drop default;', 'products.name loses its default'],
  ['alter table products add width integer not null;', 'products.width is required and has no default'],
  ['alter table products add constraint wide check (width in (1, 2));', 'products gets a new rule'],
  ['create unique index by_name on products (name);', 'products gets a new rule'],
  [
    'create trigger t before insert on products for each row execute function f();',
    'products gets a new rule',
  ],
  ['create or replace function f() returns void language sql as $$ $$;', 'the function f is replaced'],
  ['-- No older version may serve meanwhile: it counts otherwise.\nselect 1;', 'it counts otherwise.'],
])('an older version must not run alongside: %s', ([sql, why]) => {
  expect(listHarm(sql!, new Set())).toEqual([why]);
});

test('changes to a table created by an earlier pending migration harm no older version', () => {
  const made = new Set<string>();
  listHarm('create table boxes (id text);', made);
  expect(listHarm('alter table boxes alter column id set not null; drop table boxes;', made)).toEqual([]);
});

// Migrations up to this one were written when every version stopped before the next one started.
const unjudged = 90;

test('a new migration that could harm an older version states in a comment whether it does, and why', () => {
  const silent = readMigrations()
    .filter(({ name }) => Number(name.slice(0, 3)) > unjudged)
    .filter(({ sql }) => !/^-- (An|No) older version may serve meanwhile: \S/m.test(sql))
    .filter(({ sql }) => listHarm(sql, new Set()).length > 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
