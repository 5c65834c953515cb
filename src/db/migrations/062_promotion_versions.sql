-- Promotion codes are changed by people, each change based on the version that they saw.
alter table promotions add column version integer not null default 1 check (version > 0);
alter table promotions add constraint promotions_end_after_their_start check (ends_at > starts_at);
create index promotion_redemptions_by_promotion on promotion_redemptions (promotion_id) where released_at is null;
