-- GSTR-1 by month, made without the documents: from the lines and charges of orders, from what credit notes took back of each line, and
-- from the numbers and days of issue. Amounts in paise, rates in percent.
create schema month_oracle;

create view month_oracle.documents as
select i.id, i.number, i.sequence, i.order_id, to_char(i.issue_date, 'YYYY-MM') as month, to_char(i.issue_date, 'DD-Mon-YYYY') as day,
       n.is_note, case when n.is_note then -1 else 1 end as sign, o.buyer_gstin as gstin, s.gst_code || '-' || s.name as place,
       o.place_of_supply = o.home_state as is_intra,
       -- A note goes where its invoice went, however small it is.
       o.buyer_gstin is null and o.place_of_supply <> o.home_state and o.total_paise > 1e7 as is_large,
       case when n.is_note then i.total_paise else o.total_paise end as total,
       case when n.is_note then i.rounding_paise else o.rounding_paise end as rounding
  from invoices i cross join lateral (select i.original_invoice_id is not null as is_note) n
  join orders o on o.id = i.order_id join states s on s.key = o.place_of_supply;

create view month_oracle.parts as
select d.*, l.hsn, l.uqc, l.quantity, l.rate_bp / 100.0 as rate, l.net_paise as amount,
       l.taxable_paise as taxable, l.cgst_paise as cgst, l.sgst_paise as sgst, l.igst_paise as igst
  from month_oracle.documents d join order_lines l using (order_id) where not d.is_note
union all
select d.*, c.hsn, 'OTH', 0, c.rate_bp / 100.0, c.amount_paise, c.taxable_paise, c.cgst_paise, c.sgst_paise, c.igst_paise
  from month_oracle.documents d join order_charges c using (order_id) where not d.is_note
union all
-- What is taken back of goods stands beside them, a cut of their price too; a charge has no unit.
select d.*, c.hsn, case when c.kind = 'goods' then l.uqc else 'OTH' end, case c.kind when 'goods' then c.quantity else 0 end,
       c.rate_bp / 100.0, c.amount_paise, c.taxable_paise, c.cgst_paise, c.sgst_paise, c.igst_paise
  from month_oracle.documents d join credit_note_lines c on c.invoice_id = d.id left join order_lines l on l.id = c.order_line_id;

-- What has no value is in no table.
create view month_oracle.rows as
with rated as (
  select month, id, number, day, is_note, gstin, place, is_large, total, rate, sum(taxable) as taxable, sum(sign * taxable) as net,
         sum(sign * igst) as igst, sum(sign * cgst) as cgst
    from month_oracle.parts where rate > 0 and amount <> 0
   group by month, id, number, day, is_note, gstin, place, is_large, total, rate)
select month, 'b2b' as "table", jsonb_build_array(gstin, number, day, total, place, rate, taxable) as row
  from rated where gstin is not null and not is_note
union all
select month, 'b2cl', jsonb_build_array(number, day, total, place, rate, taxable) from rated where is_large and not is_note
union all
select month, 'b2cs', jsonb_build_array('OE', place, rate, sum(net)) from rated where gstin is null and not is_large
 group by month, place, rate having (sum(net), sum(igst), sum(cgst)) <> (0, 0, 0)
union all
select month, 'cdnr', jsonb_build_array(gstin, number, day, place, total, rate, taxable) from rated where gstin is not null and is_note
union all
select month, 'cdnur', jsonb_build_array('B2CL', number, day, place, total, rate, taxable) from rated where is_large and is_note
union all
select m.month, 'exemp', jsonb_build_array(
         case when side.is_intra then 'Intra' else 'Inter' end || '-State supplies to ' || case when side.is_registered then '' else 'un' end || 'registered persons',
         coalesce(sum(p.sign * p.taxable), 0))
  from (select distinct month from month_oracle.documents) m
  cross join (values (true, true), (true, false), (false, true), (false, false)) side (is_registered, is_intra)
  left join month_oracle.parts p
    on p.month = m.month and p.rate = 0 and (p.gstin is not null) = side.is_registered and p.is_intra = side.is_intra
 group by m.month, side.is_registered, side.is_intra
union all
-- The table of HSN codes keeps its rows of zeros if it has no others: the portal refuses an empty one.
select month, "table", row from (
  select *, bool_or(has_value) over (partition by month, "table") as has_valued from (
    select month, case when gstin is null then 'hsn-b2c' else 'hsn-b2b' end as "table",
           jsonb_build_array(hsn, uqc, sum(sign * quantity), sum(sign * amount), rate, sum(sign * taxable), sum(sign * igst), sum(sign * cgst), sum(sign * sgst)) as row,
           (sum(sign * taxable), sum(sign * igst), sum(sign * cgst)) <> (0, 0, 0) as has_value
      from month_oracle.parts group by month, gstin is null, hsn, uqc, rate) codes) codes
 where has_value or not has_valued
union all
select d.month, 'summary', jsonb_build_array(
         case when grouping(d.is_note) = 1 then 'Net' when d.is_note then 'Credit notes' else 'Invoices' end,
         count(*), sum(d.sign * p.taxable), sum(d.sign * p.cgst), sum(d.sign * p.sgst), sum(d.sign * p.igst), sum(d.sign * d.rounding), sum(d.sign * d.total))
  from month_oracle.documents d
  join (select id, sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst from month_oracle.parts group by id) p using (id)
 group by grouping sets ((d.month, d.is_note), (d.month))
union all
select month, 'docs', jsonb_build_array(
         case when is_note then 'Credit Note' else 'Invoices for outward supply' end,
         (array_agg(number order by sequence))[1], (array_agg(number order by sequence desc))[1], count(*), 0, max(sequence) - min(sequence) + 1)
  from month_oracle.documents group by month, is_note;
