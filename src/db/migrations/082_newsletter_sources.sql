-- How an address came to the newsletter. Earlier rows: one of an import has a consent that says so, one of an account was asked for and
-- confirmed at the same moment, and all others were typed into the form of the shop.
alter table newsletter_subscriptions add column source text check (source in ('form', 'checkout', 'account', 'import'));
update newsletter_subscriptions n
   set source = case when exists (select from consents c where c.subject = n.id and c.channel = 'import') then 'import'
                     when n.confirmed_at = n.created_at then 'account' else 'form' end;
alter table newsletter_subscriptions alter column source set not null;
