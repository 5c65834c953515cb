-- That somebody who answers for the shop has read a built-in policy; another text of a later version has another hash, and is read anew.
create table read_policies (
  slug text primary key,
  text_hash bytea not null check (length(text_hash) = 32),
  staff_id text not null references staff,
  read_at timestamptz not null
);

-- The home page as somebody has it in the form, to be looked at before it is saved: the latest of each person.
create table home_previews (
  staff_id text primary key references staff on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  document jsonb not null,
  -- The moment at which it is shown; null for now.
  shown_at timestamptz,
  created_at timestamptz not null
);
