-- Customers, staff, sessions, one-time codes, addresses, the stored cart and wishlist, messages.

create table customers (
  id text primary key,
  mobile text unique check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  email text,
  password_hash text,
  name text,
  first_name text,
  last_name text,
  phone text,
  cart_version integer not null default 0,
  wishlist_version integer not null default 0,
  addresses_version integer not null default 0,
  created_at timestamptz not null,
  erased_at timestamptz,
  constraint customers_can_be_reached check (mobile is not null or email is not null or erased_at is not null)
);
create unique index customers_email on customers (lower(email)) where password_hash is not null;

create table staff (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'packer', 'accountant')),
  password_hash text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);

-- Only the SHA-256 of a token is kept.
create table sessions (
  id text primary key,
  customer_id text references customers,
  staff_id text references staff,
  token_hash bytea not null unique check (length(token_hash) = 32),
  family_id text not null,
  device text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  replaced_at timestamptz,
  constraint sessions_have_one_owner check (num_nonnulls(customer_id, staff_id) = 1)
);
create index sessions_by_customer on sessions (customer_id) where ended_at is null;
create index sessions_by_family on sessions (family_id);

-- One code for a number at most: a new one takes the place of the old. Tries are counted here before a code is compared.
create table otp_codes (
  mobile text primary key check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  id text not null unique,
  purpose text not null check (purpose in ('login', 'register', 'either')),
  code_hash text not null,
  attempts integer not null default 0 constraint otp_at_most_five_tries check (attempts between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '300 seconds'),
  consumed_at timestamptz
);

-- When somebody last did something that may be done only so often; one row for a number, an address of the network, an email.
create table turns (
  key text primary key,
  moments timestamptz[] not null,
  last_at timestamptz not null
);
create index turns_by_age on turns (last_at);

create table addresses (
  id text primary key,
  customer_id text not null references customers,
  type text not null check (type in ('home', 'work', 'other')),
  line1 text not null check (length(line1) between 1 and 200),
  line2 text not null default '' check (length(line2) <= 200),
  city text not null check (length(city) between 1 and 100),
  state_key text not null references states,
  postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  country text not null default 'India',
  phone text not null,
  is_default boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index addresses_by_customer on addresses (customer_id) where deleted_at is null;
create unique index addresses_one_default on addresses (customer_id) where is_default and deleted_at is null;

create table cart_lines (
  customer_id text not null references customers,
  product_id text not null references products,
  variant_id text references variants,
  quantity integer not null check (quantity between 1 and 99),
  price_paise bigint not null check (price_paise >= 0),
  position integer not null,
  added_at timestamptz not null,
  unique nulls not distinct (customer_id, product_id, variant_id)
);

create table wishlist_lines (
  customer_id text not null references customers,
  product_id text not null references products,
  position integer not null,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);

create table stock_requests (
  id text primary key,
  customer_id text not null references customers,
  product_id text not null references products,
  variant_id text references variants,
  quantity integer not null check (quantity between 1 and 999),
  notes text not null default '' check (length(notes) <= 1000),
  created_at timestamptz not null,
  answered_at timestamptz
);
create unique index stock_requests_one_open on stock_requests (customer_id, product_id, variant_id) nulls not distinct where answered_at is null;

-- A message is written once for a dedupe key and sent by a job. Its words are made of the facts when it is sent. A one-time code
-- lies in the facts sealed, and is erased with them as soon as it is on its way or over.
create table messages (
  id text primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  kind text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  sent_at timestamptz,
  provider_message_id text
);
create index messages_by_kind on messages (kind, created_at desc);

-- Where messages land while no provider is set.
create table outbox_messages (
  id text primary key,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null
);
create index outbox_newest on outbox_messages (created_at desc, id desc);

create table newsletter_subscriptions (
  id text primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);

create table contact_tickets (
  id text primary key,
  number text not null unique,
  name text not null,
  email text not null,
  phone text not null default '',
  subject text not null,
  message text not null,
  type text not null check (type in ('general', 'order', 'artisan', 'partnership')),
  created_at timestamptz not null,
  acknowledged_at timestamptz,
  resolved_at timestamptz
);
