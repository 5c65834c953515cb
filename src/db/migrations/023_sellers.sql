-- Who sells: a regular taxpayer, a composition dealer or a seller without registration.

-- Products that an unregistered seller may sell to another State (Notification 3/2018-Integrated Tax). The owner classifies them.
alter table products add column handicraft boolean not null default false;

-- Frozen when the order is placed. Orders from before have none: their seller was taken for a regular taxpayer.
alter table orders
  add column seller_kind text check (seller_kind in ('regular', 'composition', 'unregistered')),
  add column seller_gstin text check (length(seller_gstin) = 15),
  add constraint orders_only_regular_sellers_tax check (seller_kind = 'regular' or (cgst_paise = 0 and igst_paise = 0)),
  add constraint orders_composition_stays_at_home check (seller_kind <> 'composition' or place_of_supply = home_state),
  add constraint orders_unregistered_without_gstin check (seller_kind <> 'unregistered' or seller_gstin is null);

create function order_is_of_handicraft() returns trigger language plpgsql as $$
begin
  if exists (select 1 from order_lines l join products p on p.id = l.product_id where l.order_id = new.id and not p.handicraft) then
    raise exception 'an unregistered seller sells only handicraft products to another State'
      using errcode = 'check_violation', constraint = 'orders_unregistered_handicraft_only';
  end if;
  return null;
end $$;
create constraint trigger orders_unregistered_handicraft_only after insert on orders deferrable initially deferred
  for each row when (new.seller_kind = 'unregistered' and new.place_of_supply <> new.home_state) execute function order_is_of_handicraft();

alter table invoices drop constraint invoices_document_type_check;
alter table invoices add constraint invoices_document_type_check
  check (document_type in ('tax_invoice', 'bill_of_supply', 'invoice_cum_bill', 'plain_invoice', 'credit_note'));

-- No invoice gets a number without a seller on it. A credit note repeats the seller of its invoice.
create function invoice_names_its_seller() returns trigger language plpgsql as $$
declare
  seller jsonb := new.document -> 'seller';
  kind text := coalesce(seller ->> 'kind', 'regular');
begin
  if coalesce(seller ->> 'name', '') = '' or coalesce(seller #>> '{address,line1}', '') = '' or coalesce(seller #>> '{address,city}', '') = ''
     or coalesce(seller #>> '{address,postalCode}', '') !~ '^[1-9][0-9]{5}$' or (kind = 'unregistered') <> (coalesce(seller ->> 'gstin', '') = '') then
    raise exception 'an invoice needs a complete seller' using errcode = 'check_violation', constraint = 'invoices_name_their_seller';
  end if;
  return new;
end $$;
create trigger invoices_name_their_seller before insert on invoices for each row when (new.document_type <> 'credit_note')
  execute function invoice_names_its_seller();
