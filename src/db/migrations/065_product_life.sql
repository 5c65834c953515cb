-- The life of a product: draft, scheduled, live, hidden, archived; a readable address that may change; variants with measures of their own.

alter table products
  add column status text not null default 'live' check (status in ('draft', 'scheduled', 'live', 'hidden', 'archived')),
  -- The status that an archived product returns to when it is restored.
  add column archived_from text check (archived_from in ('draft', 'live', 'hidden')),
  add column publish_at timestamptz,
  -- The version that the latest change by staff made; sales raise `version` alone.
  add column edited_version bigint not null default 1,
  add column slug text,
  alter column category_id drop not null,
  alter column hsn drop not null,
  alter column price_paise drop not null,
  alter column from_price_paise drop not null;

alter table products disable trigger user;
update products set edited_version = version;
update products set status = 'archived', archived_from = 'live' where archived_at is not null;
alter table products enable trigger user;

-- Drops the indexes on products that are not archived, too.
alter table products drop column archived_at;
create index products_popular on products (units_sold_90_days desc, rating_sum desc, id) where status = 'live';
create index products_scheduled on products (publish_at) where status = 'scheduled';

alter table products
  add constraint products_scheduled_have_a_time check ((status = 'scheduled') = (publish_at is not null)),
  add constraint products_archived_know_what_they_were check ((status = 'archived') = (archived_from is not null)),
  add constraint products_complete_unless_draft check (
    coalesce(archived_from, status) = 'draft'
    or (category_id is not null and hsn is not null and price_paise is not null and from_price_paise is not null));

-- Every address that a product has or had: it leads to the product for ever and to no other.
create table product_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  product_id text not null references products on delete cascade deferrable initially deferred,
  unique (product_id, slug)
);

-- How many products were named alike: the next one gets the next number. Its row lets products of one name wait for each other.
create table slug_bases (
  base text primary key,
  used integer not null
);

create function to_slug(words text) returns text language sql immutable as $$
  select trim(both '-' from left(
    regexp_replace(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), 90))
$$;

-- Returns a free address made of the words: `brass-diya`, then `brass-diya-2`.
create function free_slug(words text, otherwise text) returns text language plpgsql as $$
declare
  wanted text := coalesce(nullif(trim(leading '-' from to_slug(words)), ''), nullif(to_slug(otherwise), ''), 'product');
  place integer;
  found_slug text;
begin
  loop
    insert into slug_bases (base, used) values (wanted, 1)
      on conflict (base) do update set used = slug_bases.used + 1 returning used into place;
    found_slug := case when place = 1 then wanted else wanted || '-' || place end;
    exit when not exists (select from product_slugs s where s.slug = found_slug);
  end loop;
  return found_slug;
end $$;

-- A product without an address gets one from its name. Its present address is in `product_slugs`, like its former ones.
create function product_slug() returns trigger language plpgsql as $$
begin
  if new.slug is null then new.slug := free_slug(new.name, new.sku); end if;
  insert into product_slugs (slug, product_id) values (new.slug, new.id) on conflict (slug) do nothing;
  return new;
end $$;
create trigger products_slug before insert or update of slug on products for each row execute function product_slug();

do $$
declare
  one record;
begin
  alter table products disable trigger user;
  for one in select id, name, sku from products order by created_at, id loop
    update products set slug = free_slug(one.name, one.sku) where id = one.id;
    insert into product_slugs (slug, product_id) select slug, id from products where id = one.id;
  end loop;
  alter table products enable trigger user;
end $$;
set constraints all immediate;
alter table products
  alter column slug set not null,
  add constraint products_slug_is_their_own foreign key (id, slug) references product_slugs (product_id, slug);

-- A status is moved along these edges only; what it leaves behind is cleared with it.
create function product_status() returns trigger language plpgsql as $$
begin
  if new.status = 'archived' then
    new.archived_from := case when old.status = 'scheduled' then 'draft' else old.status end;
  elsif not (new.status = any (case old.status
      when 'draft' then array['scheduled', 'live', 'hidden']
      when 'scheduled' then array['draft', 'live', 'hidden']
      when 'live' then array['hidden']
      when 'hidden' then array['live', 'scheduled']
      else array[old.archived_from] end)) then
    raise exception 'a product that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'products_status_moves';
  else
    new.archived_from := null;
  end if;
  if new.status <> 'scheduled' then new.publish_at := null; end if;
  return new;
end $$;
create trigger products_status before update of status on products for each row when (old.status <> new.status) execute function product_status();

-- Variants: measures of their own; prices that may be missing in a draft; a removed one stays for the orders and moves that name it.
alter table variants
  alter column price_paise drop not null,
  add column weight_grams integer check (weight_grams > 0),
  add column length_mm integer check (length_mm > 0),
  add column width_mm integer check (width_mm > 0),
  add column height_mm integer check (height_mm > 0),
  add column removed_at timestamptz,
  add constraint variants_removed_are_not_offered check (removed_at is null or not available),
  drop constraint variants_product_id_color_size_key,
  -- Deferred, so that two variants may exchange their colours; a removed one makes room for another.
  add constraint variants_differ exclude using btree (product_id with =, (coalesce(color, '')) with =, (coalesce(size, '')) with =)
    where (removed_at is null) deferrable initially deferred;

create function refuse_unpriced_variants() returns trigger language plpgsql as $$
declare
  owner text := case tg_table_name when 'variants' then to_jsonb(new) ->> 'product_id' else new.id end;
begin
  if exists (select from variants v join products p on p.id = v.product_id
              where v.product_id = owner and v.price_paise is null and v.removed_at is null and coalesce(p.archived_from, p.status) <> 'draft') then
    raise exception 'a variant without a price is only in a draft' using errcode = 'check_violation', constraint = 'variants_priced_unless_draft';
  end if;
  return null;
end $$;
create constraint trigger variants_priced_unless_draft after insert or update on variants deferrable initially deferred
  for each row when (new.price_paise is null and new.removed_at is null) execute function refuse_unpriced_variants();
create constraint trigger variants_priced_unless_draft after update of status on products deferrable initially deferred
  for each row when (old.status = 'draft' and new.status not in ('draft', 'archived')) execute function refuse_unpriced_variants();

-- A product costs what the cheapest of its variants costs that can be had: those that are sold out count only where all are. Without variants
-- any more it has the pieces that are counted for itself.
create or replace function sum_variants_of(owners text[]) returns void language sql as $$
  update products p
     set has_variants = v.pieces is not null,
         stock_quantity = case when v.pieces is not null then v.pieces when p.has_variants then 0 else p.stock_quantity end,
         price_paise = coalesce(v.price, p.price_paise),
         sale_price_paise = case when v.pieces is null then p.sale_price_paise else v.sale end,
         from_price_paise = coalesce(v.sale, v.price, p.sale_price_paise, p.price_paise),
         updated_at = greatest(p.updated_at, now())
    from unnest(owners) as owner (id),
         lateral (select sum(case when available then stock_quantity else 0 end) as pieces,
                         (array_agg(price_paise order by ranked.place))[1] as price,
                         (array_agg(sale_price_paise order by ranked.place))[1] as sale
                    from variants,
                         lateral (select (price_paise is null, not (available and stock_quantity > 0), not available,
                                          coalesce(sale_price_paise, price_paise), position) as place) ranked
                   where product_id = owner.id and removed_at is null) v
   where p.id = owner.id;
$$;

-- Only what is live is in lists and on cards; whatever else changes is told to those who keep the product itself.
create or replace function announce_product(product products) returns void language plpgsql as $$
begin
  if product.status = 'live' then
    perform announce_tags('product:' || product.id, 'card:' || product.id, 'list:' || product.category_id, 'list:all',
                          'craft:' || product.craft, 'catalogue');
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
      case when new.in_stock and not was.in_stock then 'craft:' || new.craft end);
    return null;
  end if;
  if (was.category_id, was.craft, was.status) is distinct from (new.category_id, new.craft, new.status) then perform announce_product(was); end if;
  perform announce_product(new);
  return null;
end $$;
