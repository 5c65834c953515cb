-- Every save of a page of text is a version that is kept: who saved it and when, and when it went live or goes live. The table `content`
-- holds the version that is live; a version without a document is the built-in template.
create table content_versions (
  slug text not null check (slug ~ '^[a-z][a-z-]*$'),
  version integer not null check (version > 0),
  document jsonb check (jsonb_typeof(document) = 'object'),
  staff_id text references staff,
  saved_at timestamptz not null,
  -- When a version that was saved for later goes live; null where it went live as it was saved.
  publish_at timestamptz,
  published_at timestamptz,
  primary key (slug, version),
  check (publish_at is not null or published_at = saved_at),
  check (published_at >= coalesce(publish_at, saved_at))
);
create index content_versions_due on content_versions (publish_at) where published_at is null;

alter table content alter column document drop not null;
alter table content add column version integer not null default 1 check (version > 0);
insert into content_versions (slug, version, document, saved_at, published_at)
  select slug, 1, document, updated_at, updated_at from content where jsonb_typeof(document) = 'object';

-- A version that is or was live stays as it is; one that waits may be taken back, and goes live once.
create function keep_content_version() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then raise exception 'version % of % was live and is kept', old.version, old.slug; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger content_versions_kept before update or delete on content_versions
  for each row execute function keep_content_version();
