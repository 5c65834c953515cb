-- Makers and crafts are registers: each entry has a page, and products refer to it. What products said of them as text becomes the first entries.
create table makers (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  name text not null check (length(name) between 1 and 200),
  place text,
  state_key text references states,
  story text not null default '',
  picture_id text references pictures,
  picture_alt text not null default '',
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index makers_by_folded_name on makers (lower(name));

create table crafts (
  like makers including constraints including defaults,
  gi_name text,
  gi_authorised_user_no text,
  craftmark_no text,
  primary key (id),
  unique (slug),
  foreign key (state_key) references states,
  foreign key (picture_id) references pictures,
  constraint crafts_gi_is_named check (gi_authorised_user_no is null or gi_name is not null)
);
create unique index crafts_by_folded_name on crafts (lower(name));

-- Addresses that an entry had: each leads to the entry that has its products now.
create table maker_slugs (slug text primary key, leads_to text not null references makers on delete cascade);
create table craft_slugs (slug text primary key, leads_to text not null references crafts on delete cascade);

-- The argument names the table of former addresses.
create function keep_register_slug() returns trigger language plpgsql as $$
begin
  execute format('delete from %I where slug = $1', tg_argv[0]) using new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    execute format('insert into %I (slug, leads_to) values ($1, $2)', tg_argv[0]) using old.slug, new.id;
  end if;
  return null;
end $$;
create trigger makers_keep_slugs after insert or update of slug on makers for each row execute function keep_register_slug('maker_slugs');
create trigger crafts_keep_slugs after insert or update of slug on crafts for each row execute function keep_register_slug('craft_slugs');

alter table products
  add column maker_id text references makers,
  add column craft_id text references crafts;

-- Several stories of one maker are kept one below the other. Of names with one address, all but the first get some letters behind it.
with named as (
  select lower(trim(maker_name)) as folded, min(trim(maker_name)) as name, min(created_at) as since
    from products where trim(maker_name) <> '' group by 1),
told as (
  select folded, string_agg(story, e'\n\n' order by first) as story
    from (select lower(trim(maker_name)) as folded, trim(maker_story) as story, min(created_at) as first
            from products where trim(maker_story) <> '' group by 1, 2) stories group by 1),
addressed as (
  select *, coalesce(nullif(to_slug(name), ''), 'maker') as base from named)
insert into makers (id, slug, name, story, created_at, updated_at)
select 'mak_01' || left(md5('maker ' || folded), 20), base || case when place > 1 then '-' || left(md5(folded), 6) else '' end, name, coalesce(story, ''), since, since
  from (select *, row_number() over (partition by base order by since, folded) as place from addressed) numbered left join told using (folded);

with named as (
  select lower(trim(craft)) as folded, min(trim(craft)) as name, min(created_at) as since from products where trim(craft) <> '' group by 1),
addressed as (
  select *, coalesce(nullif(to_slug(name), ''), 'craft') as base from named)
insert into crafts (id, slug, name, created_at, updated_at)
select 'crf_01' || left(md5('craft ' || folded), 20), base || case when place > 1 then '-' || left(md5(folded), 6) else '' end, name, since, since
  from (select *, row_number() over (partition by base order by since, folded) as place from addressed) numbered;

alter table products disable trigger user;
update products p set maker_id = m.id from makers m where lower(m.name) = lower(trim(p.maker_name));
update products p set craft_id = c.id from crafts c where lower(c.name) = lower(trim(p.craft));
alter table products enable trigger user;
set constraints all immediate;
alter table products drop column craft, drop column maker_name, drop column maker_story;
create index products_by_maker on products (maker_id);
create index products_by_craft on products (craft_id);

-- The cache tags of decision 083, with craft:ID in place of its name, and maker:ID.
create or replace function announce_product(product products) returns void language plpgsql as $$
begin
  if product.status = 'live' then
    perform announce_tags('product:' || product.id, 'card:' || product.id, 'list:' || product.category_id, 'list:all',
                          'craft:' || product.craft_id, 'maker:' || product.maker_id, 'catalogue');
  else
    perform announce_tags('product:' || product.id);
  end if;
end $$;

create or replace function product_changed() returns trigger language plpgsql as $$
declare
  was products := old;
begin
  old.stock_quantity := new.stock_quantity;
  old.in_stock := new.in_stock;
  old.units_sold_90_days := new.units_sold_90_days;
  old.version := new.version;
  old.edited_version := new.edited_version;
  old.updated_at := new.updated_at;
  if old *= new then
    if new.status <> 'live' then
      perform announce_product(new);
      return null;
    end if;
    perform announce_tags(
      'product:' || new.id,
      case when pieces_shown(new.stock_quantity) <> pieces_shown(was.stock_quantity) then 'card:' || new.id end,
      case when was.in_stock and not new.in_stock then e'sold-out:all\nsold-out:' || new.category_id end,
      case when new.in_stock and not was.in_stock then e'list:all\nlist:' || new.category_id end,
      case when new.in_stock and not was.in_stock then 'craft:' || new.craft_id end,
      case when new.in_stock and not was.in_stock then 'maker:' || new.maker_id end);
    return null;
  end if;
  if (was.category_id, was.craft_id, was.maker_id, was.status) is distinct from (new.category_id, new.craft_id, new.maker_id, new.status)
    then perform announce_product(was); end if;
  perform announce_product(new);
  return null;
end $$;

-- The name and the address of an entry are on cards and lists, the rest is on its own page and on those of its products.
create function register_changed() returns trigger language plpgsql as $$
declare
  entry jsonb := to_jsonb(coalesce(new, old));
  is_named_otherwise boolean := tg_op = 'UPDATE' and (to_jsonb(new) -> 'name', to_jsonb(new) -> 'slug') is distinct from (to_jsonb(old) -> 'name', to_jsonb(old) -> 'slug');
  product products;
begin
  perform announce_tags('registers', tg_argv[0] || ':' || (entry ->> 'id'));
  if tg_op <> 'UPDATE' then return null; end if;
  for product in execute format('select * from products where %I = $1 and status = ''live''', tg_argv[0] || '_id') using entry ->> 'id' loop
    if is_named_otherwise then perform announce_product(product);
    else perform announce_tags('product:' || product.id); end if;
  end loop;
  return null;
end $$;
create trigger makers_changed after insert or update or delete on makers for each row execute function register_changed('maker');
create trigger crafts_changed after insert or update or delete on crafts for each row execute function register_changed('craft');
