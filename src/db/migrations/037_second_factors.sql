-- Second factors of staff. The secret of a TOTP app is stored encrypted with SECRET_KEY.
create table second_factors (
  id text primary key,
  staff_id text not null references staff,
  kind text not null check (kind in ('totp')),
  name text not null check (length(name) between 1 and 60),
  secret text not null,
  -- The time step of the last code that was accepted: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_at timestamptz
);
create index second_factors_by_staff on second_factors (staff_id);

-- Each code lets a person in once who has lost their second factor. Only hashes are kept.
create table recovery_codes (
  staff_id text not null references staff,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Keys for programs: each acts for the person who made it, with no more abilities than it was given and that person has.
create table api_keys (
  id text primary key,
  staff_id text not null references staff,
  name text not null check (length(name) between 1 and 60),
  abilities text[] not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
alter table audit_events add column api_key_id text references api_keys;
