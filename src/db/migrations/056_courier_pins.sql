-- What the connected courier said of a PIN code: whether it delivers and collects cash there, in how many days and for how much. Checkout
-- reads it; a row is asked for again after a day.
create table courier_pins (
  gateway text not null,
  from_pin text not null,
  pin text not null,
  is_served boolean not null,
  takes_cash boolean not null,
  days integer check (days > 0),
  charge_paise bigint check (charge_paise >= 0),
  asked_at timestamptz not null,
  primary key (gateway, from_pin, pin)
);
