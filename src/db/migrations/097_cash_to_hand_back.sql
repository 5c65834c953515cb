-- Cash that is still to be handed back to the buyer of an order. What was owed before stands in the log of its order alone, because nobody noted
-- whether it was handed back.
-- No older version may serve meanwhile: cash that it owes would never be counted.
alter table orders add column cash_owed_paise bigint not null default 0 constraint orders_cash_owed_is_some check (cash_owed_paise >= 0);
create index orders_cash_owed on orders (placed_at desc, id desc) where cash_owed_paise > 0;
