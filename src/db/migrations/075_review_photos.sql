-- Photos that customers took of what they received. A photo is sent first and belongs to a review once that is written; what belongs to none
-- is deleted after a day. Its files are public only while the review is published.
create table review_photos (
  id text primary key,
  review_id text references reviews on delete set null,
  -- Who took it; null once the account is erased.
  customer_id text,
  -- Names the public files; random, so that no other picture of the shop has the same.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  position integer not null default 0 check (position between 0 and 3),
  is_erased boolean not null default false,
  created_at timestamptz not null
);
create unique index review_photos_of_review on review_photos (review_id, position) where not is_erased;
create index review_photos_of_customer on review_photos (customer_id);
