-- A variant may lie on a shelf of its own; null: it lies where its product does. `location_version` goes up with each change of it, so that a
-- change of an old version is refused, as that of the product's note is (059).
alter table variants
  add column location text check (length(location) between 1 and 40),
  add column location_version integer not null default 0;

-- A shelf is shown on no page of the shop: it drops nothing from the cache, and changes neither price, pieces nor version of the product.
create or replace function variant_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.location_version <> new.location_version then
      old.location := new.location;
      old.location_version := new.location_version;
      if old *= new then return null; end if;
    end if;
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

create or replace function sum_variants() returns trigger language plpgsql as $$
declare
  pieces integer;
  sells_out boolean;
begin
  if tg_op = 'UPDATE' then
    pieces := new.stock_quantity - old.stock_quantity;
    sells_out := (new.stock_quantity > 0) <> (old.stock_quantity > 0);
    old.stock_quantity := new.stock_quantity;
    old.location := new.location;
    old.location_version := new.location_version;
    if old *= new and not (new.available and sells_out) then
      if new.available and pieces <> 0 then
        update products set stock_quantity = stock_quantity + pieces, updated_at = greatest(updated_at, now()) where id = new.product_id;
      end if;
      return null;
    end if;
  end if;
  -- The product is locked before its variants are read: the sum then counts what everybody else who changed them has committed.
  perform from products where id = coalesce(new.product_id, old.product_id) for no key update;
  perform sum_variants_of(array[coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
