-- Photos of a parcel go with the account of its customer: hidden at once, deleted with their files by the next night's job.
alter table order_photos add column is_erased boolean not null default false;
create index order_photos_by_age on order_photos (taken_at);
