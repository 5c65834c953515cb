-- What the shop's own tables say of the carts that became orders.
insert into oracle.said_totals
select 'stored order', cart, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise
  from oracle.booked join orders on id = order_id
union all
select 'stored invoice', cart, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise
  from oracle.booked join invoices using (order_id) where document_type <> 'credit_note';

create table oracle.stored_notes as
select cart, id, row_number() over (partition by order_id order by financial_year, sequence) as note, rounding_paise, total_paise
  from oracle.booked join invoices using (order_id) where document_type = 'credit_note';

insert into oracle.said_note_totals select 'stored note', cart, note, rounding_paise, total_paise from oracle.stored_notes;

insert into oracle.said_notes
select 'stored note', n.cart, n.note, case when c.kind = 'goods' then l.position::text else c.kind || ' ' || trim_scale(c.rate_bp / 100.0) end,
       c.quantity, c.amount_paise, c.taxable_paise, c.cgst_paise, c.sgst_paise, c.igst_paise
  from oracle.stored_notes n join credit_note_lines c on c.invoice_id = n.id left join order_lines l on l.id = c.order_line_id;
