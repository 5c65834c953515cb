-- Addresses of an earlier shop that lead to a page of this one; a page of this shop goes before them.
create table redirects (
  id text primary key,
  path text not null constraint redirects_by_path unique check (path ~ '^/[^?#]+$' and length(path) <= 500),
  target text not null check (target ~ '^/([^/].*)?$' and length(target) <= 500),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint redirects_lead_elsewhere check (path <> split_part(target, '?', 1))
);
create index redirects_newest on redirects (created_at desc, id desc);
