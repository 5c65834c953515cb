-- Photos that staff sends in parts, so that a lost network costs one part. The parts are files of the media store, which go when the
-- picture is made of them, or after a day.
create table picture_uploads (
  id text primary key,
  staff_id text not null references staff,
  size_bytes integer not null check (size_bytes between 1 and 41943040),
  received_bytes integer not null default 0,
  -- The names of the parts in their order.
  parts text[] not null default '{}',
  -- Of the whole file, where the browser can compute it: the same file goes on where it stopped.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  picture_id text references pictures on delete cascade,
  changed_at timestamptz not null,
  constraint picture_uploads_within_size check (received_bytes between 0 and size_bytes),
  constraint picture_uploads_complete check (picture_id is null or received_bytes = size_bytes)
);
create unique index picture_uploads_resumed on picture_uploads (staff_id, sha256) where picture_id is null;
create index picture_uploads_by_age on picture_uploads (changed_at);

-- Since when no product, category, page or order names a picture; null while one does.
alter table pictures add column unused_since timestamptz;
-- Pictures whose files are being deleted: the same file may be added again once they are gone.
create table picture_removals (
  key text primary key,
  removed_at timestamptz not null
);
