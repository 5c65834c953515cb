-- Settings have versions, so that two people who change one section learn of each other. The section `opening` says whether the shop that
-- was set up in a browser is open.
alter table settings add column version integer not null default 1 check (version > 0);
alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check check (
  section in ('shipping', 'payment', 'general', 'seller', 'holds', 'cod', 'notifications', 'opening'));

-- The last test of each supplier that the owner ran: null where it worked.
create table supplier_checks (
  supplier text primary key check (supplier in ('razorpay', 'email', 'sms', 'whatsapp')),
  checked_at timestamptz not null,
  failure text
);
