-- A credit note over an invoice that nobody had paid was stored as paid, although no money went back. Only this once a document's status
-- moves backwards, so the trigger that forbids it rests for the length of this transaction.
alter table invoices disable trigger invoices_final;
update invoices n set status = 'sent'
  from orders o
 where n.document_type = 'credit_note' and n.status = 'paid'
   and o.id = n.order_id and o.payment_method = 'cod' and o.paid_at is null;
alter table invoices enable trigger invoices_final;
