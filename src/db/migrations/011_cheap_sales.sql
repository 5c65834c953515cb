-- A sale changes the pieces of one good and nothing else, and whoever buys the same good waits meanwhile. It cost six times what it does
-- without these functions: rows of many texts were made JSON to be compared, and a product was summed anew for one piece of one variant.

-- What it has become without what nobody sees on a page, compared as it is stored.
create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pieces_shown(new.stock_quantity) = pieces_shown(old.stock_quantity) then
    old.stock_quantity := new.stock_quantity;
    old.units_sold_90_days := new.units_sold_90_days;
    old.version := new.version;
    old.updated_at := new.updated_at;
    if old *= new then
      perform pg_notify('haat_changed', 'stock:' || new.id);
      return null;
    end if;
  end if;
  perform announce('catalogue');
  return null;
end $$;

create or replace function variant_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pieces_shown(new.stock_quantity) = pieces_shown(old.stock_quantity) then
    old.stock_quantity := new.stock_quantity;
    if old *= new then return null; end if;
  end if;
  perform announce('catalogue');
  return null;
end $$;

-- Pieces that come or go change the sum by as many; whatever else changes, everything is summed.
create or replace function sum_variants() returns trigger language plpgsql as $$
declare
  pieces integer;
begin
  if tg_op = 'UPDATE' then
    pieces := new.stock_quantity - old.stock_quantity;
    old.stock_quantity := new.stock_quantity;
    if old *= new then
      if new.available and pieces <> 0 then
        update products set stock_quantity = stock_quantity + pieces, updated_at = greatest(updated_at, now()) where id = new.product_id;
      end if;
      return null;
    end if;
  end if;
  perform sum_variants_of(array[coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
