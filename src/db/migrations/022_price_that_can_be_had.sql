-- A product costs what the cheapest of its variants costs that can be had: those that are sold out count only where all are.
create or replace function sum_variants_of(owners text[]) returns void language sql as $$
  update products p
     set has_variants = v.pieces is not null,
         stock_quantity = coalesce(v.pieces, p.stock_quantity),
         price_paise = coalesce(v.price, p.price_paise),
         sale_price_paise = case when v.pieces is null then p.sale_price_paise else v.sale end,
         from_price_paise = coalesce(v.sale, v.price, p.sale_price_paise, p.price_paise),
         updated_at = greatest(p.updated_at, now())
    from unnest(owners) as owner (id),
         lateral (select sum(case when available then stock_quantity else 0 end) as pieces,
                         (array_agg(price_paise order by ranked.place))[1] as price,
                         (array_agg(sale_price_paise order by ranked.place))[1] as sale
                    from variants,
                         lateral (select (not (available and stock_quantity > 0), not available,
                                          coalesce(sale_price_paise, price_paise), position) as place) ranked
                   where product_id = owner.id) v
   where p.id = owner.id;
$$;

-- Pieces that come or go change the sum by as many. When the last piece goes or the first comes, the price may change as well: everything
-- is summed then, as it is when anything else changes.
create or replace function sum_variants() returns trigger language plpgsql as $$
declare
  pieces integer;
  sells_out boolean;
begin
  if tg_op = 'UPDATE' then
    pieces := new.stock_quantity - old.stock_quantity;
    sells_out := (new.stock_quantity > 0) <> (old.stock_quantity > 0);
    old.stock_quantity := new.stock_quantity;
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

select sum_variants_of(array_agg(product_id))
  from (select product_id from variants where available
         group by product_id having bool_or(stock_quantity > 0) and bool_or(stock_quantity = 0)) as partly_sold_out;
