-- Files that staff moves in. Each record of a file (a product, a customer, an order) keeps its rows as they stood there until it is old, so that
-- an import goes on after a restart, and refused rows can be mended and sent alone.
create table imports (
  id text primary key,
  kind text not null check (kind in ('products', 'customers', 'orders')),
  format text not null check (format in ('haat', 'shopify', 'woocommerce')),
  file_name text not null,
  encoding text,
  headings text[] not null,
  ignored_headings text[] not null default '{}',
  row_count integer not null check (row_count >= 0),
  is_check boolean not null,
  clears_empty boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  failure text,
  staff_id text references staff,
  address text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint imports_end_once check ((status in ('done', 'cancelled', 'failed')) = (ended_at is not null)),
  constraint imports_failed_say_why check ((status = 'failed') = (failure is not null))
);
create index imports_newest on imports (created_at desc, id desc);

create table import_records (
  import_id text not null references imports on delete cascade,
  position integer not null check (position > 0),
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- Mistakes that only the whole file shows: a number that another of its records has.
  clashes jsonb not null default '[]' check (jsonb_typeof(clashes) = 'array'),
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'refused')),
  -- What refuses the record, and what a person should know of one that is not refused: row, column, value and sentence.
  mistakes jsonb not null default '[]' check (jsonb_typeof(mistakes) = 'array'),
  primary key (import_id, position)
);
create index import_records_open on import_records (import_id, position) where outcome is null;

-- Photos that products of a file have by their address; a job for each product fetches those that are not in the shop.
create table import_pictures (
  import_id text not null references imports on delete cascade,
  product_id text not null references products on delete cascade,
  position integer not null,
  address text not null,
  color text,
  alt text not null default '',
  row_number integer not null,
  column_name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'failed')),
  failure text,
  primary key (import_id, product_id, position),
  constraint import_pictures_failed_say_why check ((state = 'failed') = (failure is not null))
);
create index import_pictures_by_product on import_pictures (product_id);

-- The photo that was found at an address, so that it is fetched once.
create table picture_sources (
  address text primary key,
  picture_id text not null references pictures on delete cascade
);
create index picture_sources_by_picture on picture_sources (picture_id);
