-- One-time links of staff: an invitation, a new password, or the first owner of an empty shop. Only the SHA-256 of a token is kept.
create table staff_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  staff_id text references staff,
  purpose text not null check (purpose in ('invitation', 'password', 'setup')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  constraint staff_links_setup_is_nobodys check ((purpose = 'setup') = (staff_id is null))
);
create unique index staff_links_one_open on staff_links (staff_id) where used_at is null;

-- Counts the changes of a person's record, so that two owners do not overwrite each other.
alter table staff add column version integer not null default 1;
