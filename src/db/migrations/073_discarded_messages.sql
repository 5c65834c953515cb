-- A message that was given up and that somebody decided not to send any more, with their reason.
alter table messages
  add column discarded_at timestamptz,
  add column discard_reason text,
  add constraint messages_discarded_say_why check ((discarded_at is null) = (discard_reason is null)),
  add constraint messages_discarded_have_failed check (discarded_at is null or failed_at is not null);
create index messages_failed on messages (failed_at desc) where failed_at is not null and discarded_at is null;
