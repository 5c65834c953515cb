-- Old addresses move in as files, too.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('products', 'customers', 'orders', 'redirects'));
