-- Staff may send a request twice: the same key is answered as the first time.
create table admin_requests (
  staff_id text not null references staff,
  route text not null,
  key text not null check (length(key) between 8 and 128),
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (staff_id, route, key)
);
create index admin_requests_by_age on admin_requests (created_at);
