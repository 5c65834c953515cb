-- Who may answer pages from memory, by the name of the session on which it hears of changes. A writer waits for each of them. A row goes
-- with its process, or when its session was seen to be gone and the lease that it gave is over.
create table memories (
  session text primary key check (session ~ '^haat memory [A-Za-z0-9_-]{12}$'),
  since timestamptz not null default now()
);

-- Nobody compares versions of topics: who listens hears of every change in order. Their rows made all that change a topic wait in line.
create or replace function announce(topic_name text) returns void language sql as $$
  select pg_notify('haat_changed', topic_name);
$$;
drop table topic_versions;

-- What everybody sees of so many pieces: the exact number only while it is small.
create function pieces_shown(pieces integer) returns integer language sql immutable as $$
  select least(pieces, 6);
$$;

-- Whatever a page shows of the goods is announced for the whole catalogue, for lists, filters and counts show it too. A sale that nobody
-- sees (there were nine, there are eight) concerns only those that say every exact number, and nobody waits for it.
create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and (to_jsonb(new) - '{stock_quantity,version,updated_at,units_sold_90_days}'::text[])
       is not distinct from (to_jsonb(old) - '{stock_quantity,version,updated_at,units_sold_90_days}'::text[])
     and pieces_shown(new.stock_quantity) = pieces_shown(old.stock_quantity) then
    perform announce('stock:' || new.id);
  else
    perform announce('catalogue');
  end if;
  return null;
end $$;

-- A variant is shown with its own pieces, price and picture, however little its product changes by it.
create function variant_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE'
     or (to_jsonb(new) - 'stock_quantity') is distinct from (to_jsonb(old) - 'stock_quantity')
     or pieces_shown(new.stock_quantity) <> pieces_shown(old.stock_quantity) then
    perform announce('catalogue');
  end if;
  return null;
end $$;
create trigger variants_changed after insert or update or delete on variants for each row execute function variant_changed();

-- Pictures and what is said of the goods may change without their stars or their order.
create trigger pictures_changed after update on pictures for each statement execute function announce_topic('catalogue');
create trigger reviews_changed after insert or update or delete on reviews for each statement execute function announce_topic('catalogue');
create trigger states_changed after update on states for each statement execute function announce_topic('settings');
