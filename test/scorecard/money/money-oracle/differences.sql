-- Set against set: what the program says and the oracle does not, and the other way round.
create table oracle.differences as
with expected_lines as (
  select cart, line, coupon, prepaid, net, rate * 100 as rate, net - 2 * half - igst as taxable, half as cgst, half as sgst, igst from oracle.taxed
), expected_charges as (
  select cart, kind, rate * 100 as rate, amount, amount - 2 * half - igst as taxable, half as cgst, half as sgst, igst from oracle.charges
), expected_amounts as (
  select cart, oracle.paise(subtotal) as subtotal, oracle.paise(coupon) as coupon, oracle.paise(prepaid_discount) as prepaid,
         oracle.paise(shipping) as shipping, oracle.paise(cash_charge) as cod
    from oracle.worth
), sources as (
  select s.source, t.cart from oracle.totals t cross join (values ('quote'), ('invoice'), ('note')) s (source)
   where s.source <> 'note' or t.total > 0
  union all
  select s.source, b.cart from oracle.booked b cross join (values ('stored order'), ('stored invoice')) s (source)
), expected_totals as (
  select s.source, t.cart, taxable, half as cgst, half as sgst, igst, total - exact as rounding, total
    from oracle.totals t join sources s using (cart)
), note_sources as (
  select 'note' as source, cart from oracle.carts union all select 'stored note', cart from oracle.booked
), expected_notes as (
  select s.source, n.cart, note, line, pieces, amount, amount - 2 * half - igst as taxable, half as cgst, half as sgst, igst
    from oracle.notes n join note_sources s using (cart)
), note_sums as (
  select n.cart, note, sum(amount) as parts, count(*) over (partition by n.cart) as notes, t.total, t.exact
    from oracle.notes n join oracle.totals t using (cart) group by n.cart, note, t.total, t.exact
), expected_note_totals as (
  -- What was rounded off belongs to the note that takes the last of it.
  select s.source, cart, note, case when note = notes then total - exact else 0 end as rounding,
         parts + case when note = notes then total - exact else 0 end as total
    from note_sums join note_sources s using (cart)
)
select 'line' as what, cart, 'said' as by, to_jsonb(d) as figures from (table oracle.said_lines except table expected_lines) d
union all select 'line', cart, 'wanted', to_jsonb(d) from (table expected_lines except table oracle.said_lines) d
union all select 'charge', cart, 'said', to_jsonb(d) from (table oracle.said_charges except table expected_charges) d
union all select 'charge', cart, 'wanted', to_jsonb(d) from (table expected_charges except table oracle.said_charges) d
union all select 'amounts', cart, 'said', to_jsonb(d) from (table oracle.said_amounts except table expected_amounts) d
union all select 'amounts', cart, 'wanted', to_jsonb(d) from (table expected_amounts except table oracle.said_amounts) d
union all select 'total', cart, 'said', to_jsonb(d) from (table oracle.said_totals except table expected_totals) d
union all select 'total', cart, 'wanted', to_jsonb(d) from (table expected_totals except table oracle.said_totals) d
union all select 'note line', cart, 'said', to_jsonb(d) from (table oracle.said_notes except table expected_notes) d
union all select 'note line', cart, 'wanted', to_jsonb(d) from (table expected_notes except table oracle.said_notes) d
union all select 'note', cart, 'said', to_jsonb(d) from (table oracle.said_note_totals except table expected_note_totals) d
union all select 'note', cart, 'wanted', to_jsonb(d) from (table expected_note_totals except table oracle.said_note_totals) d;
