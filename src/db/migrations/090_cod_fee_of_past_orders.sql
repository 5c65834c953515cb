-- What an order of an earlier shop charged for cash on delivery, beside its delivery charge.
alter table past_orders add column cod_paise integer not null default 0 check (cod_paise >= 0);
