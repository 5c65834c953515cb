-- Who changes how an account is reached proves first that it is theirs: a session holds the hash of such a proof for a few minutes.
alter table sessions
  add column proof_hash bytea check (length(proof_hash) = 32),
  add column proof_expires_at timestamptz,
  add constraint sessions_proofs_expire check ((proof_hash is null) = (proof_expires_at is null));
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check check (purpose in ('login', 'register', 'either', 'change', 'erase', 'prove'));

-- How an account could be reached before it was changed. A link brings that back for a day; only the hash of its token is stored.
create table contact_changes (
  id text primary key,
  customer_id text not null references customers,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  phone text,
  email text check (length(email) <= 254),
  email_verified_at timestamptz,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  undone_at timestamptz,
  constraint contact_changes_can_be_reached check (mobile is not null or email is not null)
);
create index contact_changes_by_customer on contact_changes (customer_id, created_at);
create index contact_changes_by_mobile on contact_changes (mobile) where undone_at is null;
create index contact_changes_by_email on contact_changes (lower(email)) where undone_at is null;
