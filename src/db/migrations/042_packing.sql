-- One person packs an order at a time: a claim ends fifteen minutes after the last piece that was counted, or with the packing.
create table packing_claims (
  order_id text primary key references orders,
  staff_id text not null references staff,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint packing_claims_end_later check (expires_at > claimed_at)
);

-- Photos of what lies in a parcel. The files are in the media store, where only staff is given them.
create table order_photos (
  id text primary key,
  order_id text not null references orders,
  -- Made of the bytes that were sent: a photo that is sent twice is kept once.
  picture_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  staff_id text references staff,
  taken_at timestamptz not null,
  constraint order_photos_kept_once unique (order_id, picture_key)
);
