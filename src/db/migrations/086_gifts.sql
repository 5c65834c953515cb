-- An order may be a gift: it is wrapped, for a charge or for none, and its message lies in the parcel instead of prices.
-- No older version may serve meanwhile: it would place orders without these columns, and call the charge of a gift one for delivery.
alter table orders
  add column gift_paise bigint not null default 0 check (gift_paise >= 0),
  -- Null where the order is no gift, empty for a gift without a message.
  add column gift_message text check (length(gift_message) <= 200),
  add constraint orders_gift_charge_is_of_a_gift check (gift_paise = 0 or gift_message is not null),
  drop constraint orders_total_adds_up,
  add constraint orders_total_adds_up check (
    total_paise = subtotal_paise - coupon_paise - prepaid_discount_paise + shipping_paise + gift_paise + cod_paise + rounding_paise);

-- Wrapping is incidental to the goods and carries their rates, as delivery does (CGST Act s.8 and s.15(2)(c)).
alter table order_charges
  drop constraint order_charges_kind_check,
  add constraint order_charges_kind_check check (kind in ('shipping', 'gift', 'cod'));
alter table credit_note_lines
  drop constraint credit_note_lines_kind_check,
  add constraint credit_note_lines_kind_check check (kind in ('goods', 'shipping', 'gift', 'cod'));

create function gift_charge_is_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'the price of order % is fixed', old.id using errcode = 'check_violation', constraint = 'orders_price_is_fixed';
end $$;
create trigger orders_gift_charge_is_fixed before update of gift_paise on orders for each row
  when (new.gift_paise is distinct from old.gift_paise) execute function gift_charge_is_fixed();
