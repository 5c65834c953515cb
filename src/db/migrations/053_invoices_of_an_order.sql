-- The page of an order lists all its documents, also those that others replaced; an index of its credit notes alone did not find them.
create index invoices_by_order on invoices (order_id, created_at);
drop index invoices_credit_notes_by_order;
