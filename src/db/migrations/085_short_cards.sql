-- A new cache tag beside those of decision 083:
--   short-card:ID   what a card shows of a product, but for the number of pieces
-- A sale that leaves a piece announces card:ID where lists show how few are left, and short-card:ID only with the last one.
create or replace function announce_product(product products) returns void language plpgsql as $$
begin
  if product.status = 'live' then
    perform announce_tags('product:' || product.id, 'card:' || product.id, 'short-card:' || product.id,
                          'list:' || product.category_id, 'list:all',
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
      case when new.in_stock <> was.in_stock then 'short-card:' || new.id end,
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
