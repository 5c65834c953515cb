-- Lists of any length: an index for every order they come in, the values of the filters beside the goods, and news of every product.

-- What the filters of the sidebar ask for, as `name=value` in lower case: looked up without a join.
alter table products
  add column filter_values text[] not null default '{}',
  -- Of its own, because an index over the stock itself would be written with every sale.
  add column in_stock boolean not null generated always as (stock_quantity > 0) stored;

alter table products disable trigger user;
update products p
   set filter_values = (select array_agg(distinct a.name || '=' || lower(a.value)) from product_attributes a where a.product_id = p.id)
 where exists (select from product_attributes a where a.product_id = p.id);
alter table products enable trigger user;

create function list_filter_values(owners text[]) returns void language sql as $$
  update products p
     set updated_at = greatest(p.updated_at, now()),
         filter_values = coalesce((select array_agg(distinct a.name || '=' || lower(a.value))
                                     from product_attributes a where a.product_id = p.id), '{}')
   where p.id = any (owners);
$$;
create function attribute_changed() returns trigger language plpgsql as $$
begin
  perform list_filter_values(array[old.product_id, new.product_id]);
  perform announce('catalogue');
  return null;
end $$;
create function attributes_added() returns trigger language plpgsql as $$
begin
  perform list_filter_values((select array_agg(distinct product_id) from added));
  perform announce('catalogue');
  return null;
end $$;
drop trigger product_attributes_changed on product_attributes;
drop trigger product_attributes_added on product_attributes;
create trigger product_attributes_changed after update or delete on product_attributes for each row execute function attribute_changed();
create trigger product_attributes_added after insert on product_attributes referencing new table as added for each statement execute function attributes_added();

-- Whoever keeps goods in memory hears of each that comes, changes or goes, besides what is announced for everybody; categories and
-- pictures have topics of their own, because every good may show them.
create function products_came() returns trigger language plpgsql as $$
begin
  perform pg_notify('haat_changed', 'product:' || id) from added;
  if exists (select from added) then perform announce('catalogue'); end if;
  return null;
end $$;
create function product_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('haat_changed', 'product:' || old.id);
  perform announce('catalogue');
  return null;
end $$;
create function product_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('haat_changed', 'product:' || new.id);
  return null;
end $$;
drop trigger products_changed on products;
create trigger products_changed after update on products for each row execute function product_changed();
create trigger products_told after update on products for each row execute function product_told();
create trigger products_came after insert on products referencing new table as added for each statement execute function products_came();
create trigger products_gone after delete on products for each row execute function product_gone();
create trigger categories_announced after insert or update or delete on categories for each statement execute function announce_topic('categories');
create trigger subcategories_announced after insert or update or delete on subcategories for each statement execute function announce_topic('categories');
create trigger pictures_announced after update on pictures for each statement execute function announce_topic('pictures');

drop index products_by_category, products_by_category_price, products_newest, products_price;
create index products_newest on products (created_at desc, id desc) where archived_at is null;
create index products_price on products (from_price_paise, id) where archived_at is null;
create index products_popular on products (units_sold_90_days desc, rating_sum desc, id) where archived_at is null;
create index products_featured on products (featured desc, in_stock desc, units_sold_90_days desc, created_at desc, id) where archived_at is null;
create index products_of_category_newest on products (category_id, created_at desc, id desc) where archived_at is null;
create index products_of_category_price on products (category_id, from_price_paise, id) where archived_at is null;
create index products_of_category_popular on products (category_id, units_sold_90_days desc, rating_sum desc, id) where archived_at is null;
create index products_of_category_featured on products (category_id, featured desc, in_stock desc, units_sold_90_days desc, created_at desc, id) where archived_at is null;
create index products_filter_values on products using gin (filter_values);
create index stock_moves_by_time on stock_moves (at);
