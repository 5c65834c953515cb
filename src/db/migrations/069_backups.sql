-- Copies of the shop that it saves by itself each day, or when somebody asks. The files lie in the data folder; a row says what became of each.
create table backups (
  id text primary key,
  file_name text not null unique,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- Null for the daily one.
  staff_id text references staff,
  -- What is packed so far, and in the end the length of the file.
  bytes bigint not null default 0 check (bytes >= 0),
  -- Everything that was confirmed before this moment is in the copy.
  saved_at timestamptz,
  failure text,
  created_at timestamptz not null,
  -- The last sign of life of the job.
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint backups_end_once check ((status in ('done', 'failed')) = (ended_at is not null)),
  constraint backups_failed_say_why check ((status = 'failed') = (failure is not null)),
  constraint backups_done_say_when check ((status = 'done') = (saved_at is not null))
);
create unique index backups_one_at_a_time on backups ((true)) where status in ('waiting', 'running');
create index backups_newest on backups (created_at desc, id desc);

-- A copy restored into a database beside the shop's: how many rows it has, and how many rules of the books they break.
create table restore_tests (
  id text primary key,
  backup_id text not null references backups,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'passed', 'failed')),
  staff_id text references staff,
  row_count bigint,
  failure text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint restore_tests_end_once check ((status in ('passed', 'failed')) = (ended_at is not null)),
  constraint restore_tests_failed_say_why check ((status = 'failed') = (failure is not null)),
  constraint restore_tests_count_rows check (status <> 'passed' or row_count is not null)
);
create unique index restore_tests_one_at_a_time on restore_tests ((true)) where status in ('waiting', 'running');
create index restore_tests_newest on restore_tests (created_at desc, id desc);
create index restore_tests_of_backup on restore_tests (backup_id, created_at desc);

-- The right to fetch a copy within some minutes, given to somebody who has just entered their password again.
create table backup_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  backup_id text not null references backups,
  staff_id text not null references staff,
  expires_at timestamptz not null
);
