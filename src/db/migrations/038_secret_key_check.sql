-- An HMAC of a fixed text under the first key of SECRET_KEY, so that a start with another key is refused. One row.
create table secret_key_check (
  is_only boolean primary key default true check (is_only),
  hmac text not null check (hmac ~ '^[0-9a-f]{64}$')
);
