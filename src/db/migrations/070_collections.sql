-- Collections: products under one address, picked by hand in an order or selected by a rule. A collection with a row in collection_rules shows
-- what meets the rule; its picked products are kept for the day on which the rule is taken away.
create table collections (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  name text not null check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 2000),
  picture_id text references pictures,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table collection_products (
  collection_id text not null references collections on delete cascade,
  product_id text not null references products on delete cascade,
  position integer not null check (position >= 0),
  primary key (collection_id, product_id),
  unique (collection_id, position)
);

-- A product meets a rule when it meets all that the rule names.
create table collection_rules (
  collection_id text primary key references collections on delete cascade,
  tag text check (length(tag) between 1 and 60),
  category_id text references categories,
  least_paise bigint check (least_paise >= 0),
  most_paise bigint check (most_paise >= least_paise),
  is_on_sale boolean not null,
  is_new boolean not null,
  check (is_on_sale or is_new or num_nonnulls(tag, category_id, least_paise, most_paise) > 0)
);

-- Addresses that a collection had lead to its present one.
create table collection_slugs (
  slug text primary key,
  collection_id text not null references collections on delete cascade
);
create function keep_collection_slug() returns trigger language plpgsql as $$
begin
  delete from collection_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into collection_slugs (slug, collection_id) values (old.slug, new.id);
  end if;
  return null;
end $$;
create trigger collections_keep_slugs after insert or update of slug on collections for each row execute function keep_collection_slug();

-- Each change of what a collection shows raises its version, so that this row announces all of it, by its addresses before and after.
create function collection_changed() returns trigger language plpgsql as $$
begin
  perform announce_tags('collections', 'collection:' || new.slug, case when old.slug is distinct from new.slug then 'collection:' || old.slug end);
  return null;
end $$;
create trigger collections_changed after insert or update or delete on collections for each row execute function collection_changed();
