-- Each change announces the cache tags of what it shows on (decision 083), one a line, all tags of a product in one notification: whoever
-- hears it drops the product and what was made of it at the same time.
--   product:ID    anything of a product, to the last piece of its stock     card:ID        what a card shows of it
--   list:CATEGORY which products a list has, and in which order             list:all       the same of lists that are not one category's
--   craft:NAME    the same of products of one craft                         sold-out:…     the order of lists behind their first page
--   reviews:ID, content:SLUG, catalogue (how many products there are), categories, pictures, settings, promotions, tax_rates

create function announce_tags(variadic tags text[]) returns void language sql as $$
  select pg_notify('haat_changed', array_to_string(tags, e'\n'));
$$;

-- A product came, went, or something of it changed that its card, lists or counts show.
create function announce_product(product products) returns void language sql as $$
  select announce_tags('product:' || product.id, 'card:' || product.id, 'list:' || product.category_id, 'list:all',
                       'craft:' || product.craft, 'catalogue');
$$;
create function announce_products(ids text[]) returns void language sql as $$
  select announce_product(p) from products p where p.id = any (ids);
$$;

-- A sale changes the product's own page, and cards once so few pieces are left that their number is shown. The last piece moves a product
-- backward in lists that show what is in stock first, so that a first page without its card stays as it is; a piece that comes back may
-- move it forward into any of them.
create or replace function product_changed() returns trigger language plpgsql as $$
declare
  was products := old;
begin
  old.stock_quantity := new.stock_quantity;
  old.in_stock := new.in_stock;
  old.units_sold_90_days := new.units_sold_90_days;
  old.version := new.version;
  old.updated_at := new.updated_at;
  if old *= new then
    perform announce_tags(
      'product:' || new.id,
      case when pieces_shown(new.stock_quantity) <> pieces_shown(was.stock_quantity) then 'card:' || new.id end,
      case when was.in_stock and not new.in_stock then e'sold-out:all\nsold-out:' || new.category_id end,
      case when new.in_stock and not was.in_stock then e'list:all\nlist:' || new.category_id end,
      case when new.in_stock and not was.in_stock then 'craft:' || new.craft end);
    return null;
  end if;
  if (was.category_id, was.craft) is distinct from (new.category_id, new.craft) then perform announce_product(was); end if;
  perform announce_product(new);
  return null;
end $$;
drop trigger products_told on products;
drop function product_told();

create or replace function products_came() returns trigger language plpgsql as $$
begin
  perform announce_products(array(select id from added));
  return null;
end $$;
create or replace function product_gone() returns trigger language plpgsql as $$
begin
  perform announce_product(old);
  return null;
end $$;

create or replace function variant_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    old.stock_quantity := new.stock_quantity;
    if old *= new then
      perform announce_tags('product:' || new.product_id);
      return null;
    end if;
    perform announce_products(array[old.product_id, new.product_id]);
  else
    perform announce_products(array[coalesce(new.product_id, old.product_id)]);
  end if;
  return null;
end $$;

create or replace function touch_product() returns trigger language plpgsql as $$
begin
  update products set updated_at = greatest(updated_at, now()) where id = coalesce(new.product_id, old.product_id);
  perform announce_products(array[coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
create or replace function touch_added_to() returns trigger language plpgsql as $$
begin
  update products set updated_at = greatest(updated_at, now()) where id in (select product_id from added);
  perform announce_products(array(select product_id from added));
  return null;
end $$;
create or replace function attribute_changed() returns trigger language plpgsql as $$
begin
  perform list_filter_values(array[old.product_id, new.product_id]);
  perform announce_products(array[old.product_id, new.product_id]);
  return null;
end $$;
create or replace function attributes_added() returns trigger language plpgsql as $$
begin
  perform list_filter_values((select array_agg(distinct product_id) from added));
  perform announce_products(array(select product_id from added));
  return null;
end $$;

create function review_changed() returns trigger language plpgsql as $$
begin
  perform announce_tags('reviews:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
drop trigger reviews_changed on reviews;
create trigger reviews_changed after insert or update or delete on reviews for each row execute function review_changed();

create function content_changed() returns trigger language plpgsql as $$
begin
  perform announce_tags('content', 'content:' || coalesce(new.slug, old.slug));
  return null;
end $$;
drop trigger content_changed on content;
create trigger content_changed after insert or update or delete on content for each row execute function content_changed();

-- `categories` and `pictures` are announced already.
drop trigger categories_changed on categories;
drop trigger subcategories_changed on subcategories;
drop trigger pictures_changed on pictures;
