-- A message says itself when it is due: no job has to be written, found and ended beside it.
alter table messages add column due_at timestamptz;
update messages set due_at = created_at;
alter table messages alter column due_at set not null;
create index messages_due on messages (due_at) where sent_at is null and failed_at is null;

-- Whoever sends messages is woken by the commit that wrote some.
create function messages_are_posted() returns trigger language plpgsql as $$
begin
  perform pg_notify('haat_posted', '');
  return null;
end $$;
create trigger messages_posted after insert on messages for each statement execute function messages_are_posted();

-- The job that looked every hour for what the queue had given up is no more.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then delete from pgboss.schedule where name = 'retry-messages'; end if;
end $$;
