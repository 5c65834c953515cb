-- What the oracle is given, and what the program says of it. Rupees and percent are numeric; the program's own figures are its paise.
create schema oracle;
create table oracle.carts (
  cart integer primary key, home text, state text, method text, is_express boolean, promo text, promo_value numeric, promo_cap numeric,
  promo_from numeric, prepaid numeric, standard numeric, express numeric, free_from numeric, cod numeric, is_rounded boolean
);
create table oracle.lines (
  cart integer, line integer, price numeric, quantity integer, rate numeric, ceiling numeric, rate_above numeric, back integer,
  primary key (cart, line)
);
create table oracle.said_lines (
  cart integer, line integer, coupon bigint, prepaid bigint, net bigint, rate bigint, taxable bigint, cgst bigint, sgst bigint, igst bigint
);
create table oracle.said_charges (
  cart integer, kind text, rate bigint, amount bigint, taxable bigint, cgst bigint, sgst bigint, igst bigint
);
-- The same sums as a quote, an order, an invoice and the note over all of it say them.
create table oracle.said_totals (
  source text, cart integer, taxable bigint, cgst bigint, sgst bigint, igst bigint, rounding bigint, total bigint
);
create table oracle.said_amounts (cart integer, subtotal bigint, coupon bigint, prepaid bigint, shipping bigint, cod bigint);
-- First some pieces come back, then the rest.
create table oracle.said_notes (
  source text, cart integer, note integer, line text, pieces integer, amount bigint, taxable bigint, cgst bigint, sgst bigint, igst bigint
);
create table oracle.said_note_totals (source text, cart integer, note integer, rounding bigint, total bigint);
-- Carts that became orders in the shop's own tables.
create table oracle.booked (cart integer primary key, order_id text not null);
