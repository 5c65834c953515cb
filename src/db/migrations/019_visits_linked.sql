-- Visits are linked to an account only after its customer agreed to that; nobody was asked before, so earlier links are removed.
alter table customers add column visits_linked boolean not null default false;
update customers c
   set visits_linked = true
 where (select given from consents where subject = c.id and purpose = 'analytics' order by at desc, id desc limit 1);
update visits set customer_id = null where customer_id in (select id from customers where not visits_linked);
update actions set customer_id = null where customer_id in (select id from customers where not visits_linked);
alter table customers drop column visits_unlinked;
