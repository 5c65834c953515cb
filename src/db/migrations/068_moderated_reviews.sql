-- A review is published at once, or held until somebody of the staff has read it. Only published ones are shown and counted.
alter table reviews
  add column state text not null default 'published',
  add column held_for text[] not null default '{}',
  add column hidden_reason text not null default '',
  add column reply text not null default '',
  add column replied_at timestamptz,
  add column version integer not null default 1,
  add constraint reviews_state_known check (state in ('held', 'published', 'hidden')),
  add constraint reviews_held_for_a_rule check (state <> 'held' or held_for <> '{}'),
  add constraint reviews_hidden_with_reason check ((state = 'hidden') = (hidden_reason <> '')),
  add constraint reviews_reason_short check (length(hidden_reason) <= 500),
  add constraint reviews_reply_short check (length(reply) <= 2000),
  add constraint reviews_reply_has_time check ((reply <> '') = (replied_at is not null));
create index reviews_held on reviews (created_at) where state = 'held';
create index reviews_by_time on reviews (created_at desc, id desc);

create or replace function rate_product() returns trigger language plpgsql as $$
begin
  if old.state = 'published' then
    update products set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
  end if;
  if tg_op = 'UPDATE' and new.state = 'published' then
    update products set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
  end if;
  return null;
end $$;
drop trigger reviews_rated on reviews;
create trigger reviews_rated after update of rating, state, product_id or delete on reviews for each row execute function rate_product();

create or replace function rate_products() returns trigger language plpgsql as $$
begin
  update products p
     set rating_count = p.rating_count + r.readers, rating_sum = p.rating_sum + r.stars
    from (select product_id, count(*) as readers, sum(rating) as stars from added where state = 'published' group by product_id) r
   where p.id = r.product_id;
  return null;
end $$;

-- The page of a product changes by reviews that are or were published; of others only the admin is told.
create or replace function review_changed() returns trigger language plpgsql as $$
begin
  perform announce_tags(case when 'published' in (old.state, new.state)
                             then 'reviews:' || coalesce(new.product_id, old.product_id) else 'reviews' end);
  return null;
end $$;

alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check check (
  section in ('shipping', 'payment', 'general', 'seller', 'holds', 'cod', 'courier', 'notifications', 'opening', 'stock', 'reviews'));
